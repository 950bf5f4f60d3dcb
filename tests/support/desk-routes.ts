import { readdirSync, readFileSync } from 'node:fs'
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

/** An address of the desk below /desk (`/enquiries/:id`), and what it answers. */
export type DeskRoute = { path: string; reads: boolean; acts: boolean }

/** Every address that the built desk answers. Frames without an address of their own (layouts) are left out. */
export function deskRoutes(): DeskRoute[] {
  const routes = readRoutes()
  const parent = ({ parentId }: ManifestRoute) => routes.find(({ id }) => id === parentId)
  const pathOf = (route: ManifestRoute | undefined): string =>
    route ? `${pathOf(parent(route))}${route.path ? `/${route.path}` : ''}` : ''
  const found = new Map<string, DeskRoute>()
  for (const route of routes.filter(({ path, index }) => path || index)) {
    const path = pathOf(route) || '/'
    const { reads = false, acts = false } = found.get(path) ?? {}
    found.set(path, { path, reads: reads || route.hasLoader, acts: acts || route.hasAction })
  }
  return [...found.values()]
}

function readRoutes(): ManifestRoute[] {
  const manifest = readdirSync(folder).find((name) => name.startsWith('manifest-')) ?? ''
  const text = readFileSync(path.join(folder, manifest), 'utf8')
  return Object.values(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)).routes)
}
