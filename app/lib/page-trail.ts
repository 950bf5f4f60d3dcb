import { languageOfPath, localePath, publicPath } from './locale-path.ts'
import { breadcrumb } from './structured-data.ts'

/** The breadcrumb of a page that lies directly under the home page, as structured data. */
export function pageTrail(names: { home: string; page: string }, pathname: string) {
  return breadcrumb([
    { name: names.home, path: localePath('/', languageOfPath(pathname)) },
    { name: names.page, path: publicPath(pathname) },
  ])
}
