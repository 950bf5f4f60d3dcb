import type { EntryContext, ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPageHandlers } from './page-handlers.ts'

/** What a page says here: which routes React Router knows, and which of them match. */
function render(_request: Request, status: number, _headers: Headers, context: EntryContext): Response {
  const known = Object.keys(context.routeModules)
  const described = Object.keys(context.manifest.routes)
  const matched = context.staticHandlerContext.matches.map(({ route }) => route.id)
  return Response.json({ known, described, matched }, { status })
}

function buildOf(
  paths: Record<string, { path?: string; index?: true; parentId?: string; isFile?: true }>,
): ServerBuild {
  const routes = Object.entries(paths).map(([id, { isFile, ...route }]) => {
    const module = isFile ? { loader: () => new Response(`file ${id}`) } : { default: () => null }
    return [id, { id, ...route, module }] as const
  })
  const described = routes.map(([id, { module: _, ...route }]) => [id, { ...route, hasLoader: false, module: '' }])
  return {
    entry: { module: { default: render, handleError() {} } },
    routes: Object.fromEntries(routes),
    assets: { routes: Object.fromEntries(described), entry: { imports: [], module: '' }, url: '', version: '' },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    ...{ publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false, prerender: [] },
  } as unknown as ServerBuild
}

const build = buildOf({
  root: { path: '' },
  home: { parentId: 'root', index: true },
  about: { parentId: 'root', path: 'about' },
  tools: { parentId: 'root', path: 'en/tools' },
  vat: { parentId: 'tools', path: 'vat' },
  article: { parentId: 'root', path: 'blog/:slug' },
  feed: { parentId: 'root', path: 'blog/rss.xml', isFile: true },
  missing: { parentId: 'root', path: '*' },
})
const handle = createPageHandlers(build)
const ask = (path: string, init?: RequestInit) => handle(new Request(`https://example.test${path}`, init))

test.each([
  ['/', ['root', 'home']],
  ['/about', ['root', 'about']],
  ['/about?topic=demo', ['root', 'about']],
  ['/en/tools/vat', ['root', 'tools', 'vat']],
])('%s is rendered on its own routes', async (path, routes) => {
  expect(await (await ask(path)).json()).toEqual({ known: routes, described: routes, matched: routes })
  // A second time, on what was kept.
  expect(await (await ask(path)).json()).toEqual({ known: routes, described: routes, matched: routes })
})

test.each([
  ['/About', ['root', 'about']],
  ['/about/', ['root', 'about']],
  ['/en/tools', ['root', 'tools']],
  ['/blog/qr-bill', ['root', 'article']],
  ['/nothing', ['root', 'missing']],
])('%s is matched among all routes', async (path, matched) => {
  expect(await (await ask(path)).json()).toEqual({
    known: Object.keys(build.routes),
    described: Object.keys(build.routes),
    matched,
  })
})

test('a file is answered by its loader', async () => {
  expect(await (await ask('/blog/rss.xml')).text()).toBe('file feed')
})

test('a method that a page does not know is refused, as on all routes', async () => {
  expect((await ask('/about', { method: 'PUT' })).status).toBe(405)
})
