import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/**
 * React Router's request handler for each page with a fixed path, on the routes of that page alone, and one on all routes for everything
 * else. React Router converts, ranks and tries every route it knows for each request, which takes a fifth of what a page allocates
 * (bench/RESULTS.md); a page renders the same without the other ninety.
 */
export function createPageHandlers(build: ServerBuild): RequestHandler {
  const routesByPath = routesOfFixedPaths(build.routes)
  const handlers = new Map<string, RequestHandler>()
  const handleAny = createRequestHandler(build, 'production')

  function handlerOf(path: string): RequestHandler {
    const routes = routesByPath.get(path)
    if (!routes) return handleAny
    const handler = handlers.get(path) ?? createRequestHandler(withRoutes(build, routes), 'production')
    handlers.set(path, handler)
    return handler
  }

  return (request, context) => handlerOf(new URL(request.url).pathname)(request, context)
}

/** Each page, by its path as it is written: other spellings of it, and paths with parameters, are matched by React Router. */
function routesOfFixedPaths(routes: Routes): Map<string, Route[]> {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  const pages = all.filter(({ id }) => !parents.has(id)).map((route) => withParents(route, routes))
  return new Map(pages.map((page) => [pathOf(page), page] as const).filter(([path]) => !/[:*?]/.test(path)))
}

/** From the root on. */
function withParents(route: Route, routes: Routes): Route[] {
  const parent = routes[route.parentId ?? '']
  return parent ? [...withParents(parent, routes), route] : [route]
}

function pathOf(page: Route[]): string {
  return `/${page
    .map(({ path }) => path)
    .filter(Boolean)
    .join('/')}`
}

function withRoutes(build: ServerBuild, routes: Route[]): ServerBuild {
  const only = <Kept>(all: Record<string, Kept>) => Object.fromEntries(routes.map(({ id }) => [id, all[id]] as const))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
