import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'build/raw/desk/client/assets'

type ManifestRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  hasLoader: boolean
  hasAction: boolean
}

/** An address of the desk below /desk (`/enquiries/:id`), what it answers, and which acts its code tells apart. */
export type DeskRoute = { path: string; reads: boolean; acts: boolean; named: string[] }

/** Every address that the built desk answers. Frames without an address of their own (layouts) are left out. */
export function deskRoutes(): DeskRoute[] {
  const routes = readRoutes()
  const parent = ({ parentId }: ManifestRoute) => routes.find(({ id }) => id === parentId)
  const pathOf = (route: ManifestRoute | undefined): string =>
    route ? `${pathOf(parent(route))}${route.path ? `/${route.path}` : ''}` : ''
  const found = new Map<string, DeskRoute>()
  for (const route of routes.filter(({ path, index }) => path || index)) {
    const path = pathOf(route) || '/'
    const { reads = false, acts = false, named = [] } = found.get(path) ?? {}
    found.set(path, {
      path,
      reads: reads || route.hasLoader,
      acts: acts || route.hasAction,
      named: [...named, ...(route.hasAction ? actsIn(route.id) : [])],
    })
  }
  return [...found.values()]
}

/** The values of `act` that a page tells apart, itself or in a file beside it that acts for it. */
function actsIn(id: string): string[] {
  const [file = ''] = globSync(`desk/${id}.{ts,tsx}`)
  if (!file) return []
  const text = readFileSync(file, 'utf8')
  const own = actsOf(text)
  if (own.length > 0) return own
  return [...text.matchAll(/from '(\.\/[\w/-]+\.server\.ts)'/g)].flatMap(([, name = '']) =>
    actsOf(readFileSync(path.join(path.dirname(file), name), 'utf8')),
  )
}

/** The labels of a switch over `act`, and what it is compared with. */
function actsOf(code: string): string[] {
  const switches = code.matchAll(/\n {2}switch \((?:form\.get\('act'\)|act)\) \{\n([\s\S]*?)\n {2}\}/g)
  const labels = [...switches].flatMap(([, body = '']) => [...body.matchAll(/^ {4}case '([\w-]+)':/gm)])
  const compared = code.matchAll(/\b(?:act|form\.get\('act'\)) [!=]== '([\w-]+)'/g)
  return [...labels, ...compared].map(([, act = '']) => act)
}

function readRoutes(): ManifestRoute[] {
  const manifest = readdirSync(folder).find((name) => name.startsWith('manifest-')) ?? ''
  const text = readFileSync(path.join(folder, manifest), 'utf8')
  return Object.values(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).routes)
}
