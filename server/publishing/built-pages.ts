import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The site as it was rendered, before a server prepares it for its own address. */
export type BuiltPages = {
  /** The documents by their public paths: `/about`, `/en/`. */
  pages: ReadonlyMap<string, string>
  /** The public paths of everything else. */
  files: ReadonlySet<string>
}

/** Reads what the build has rendered into a folder, such as build/raw/client. */
export function readBuiltPages(clientFolder: string): BuiltPages {
  const names = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clientFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  const isPage = (name: string) => name.endsWith('/index.html') || name === 'index.html'
  return {
    pages: new Map(
      names.filter(isPage).map((name) => [address(name), readFileSync(path.join(clientFolder, name), 'utf8')]),
    ),
    files: new Set(names.filter((name) => !isPage(name)).map(address)),
  }
}

/** `en/index.html` is /en/, `about/index.html` is /about. */
function address(name: string): string {
  const folder = `/${name.replace(/(^|\/)index\.html$/, '')}`
  return folder === '/en' ? '/en/' : folder
}
