import { readFileSync } from 'node:fs'
import { languages } from '#contract/language.ts'
import type { SiteServer } from '#server/site/serve.ts'
import { drawIcons } from '../icons.ts'
import type { SearchFiles } from './search-files.ts'

/** Answers for the files that the build adds to the pages: what search finds, and the icons. */
export function createExtraFiles(searchFile: SearchFiles): SiteServer {
  let icons: Map<string, Buffer> | undefined
  return async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? ''
    const language = languages.find((language) => path === `/search/${language}.json`)
    if (language) {
      const json = await searchFile(language).then(JSON.stringify, () => undefined)
      if (json === undefined) return next()
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(json)
      return
    }
    icons ??= /\.(ico|png)$/.test(path) ? drawIcons(readFileSync('public/favicon.svg', 'utf8')) : undefined
    const icon = icons?.get(path)
    if (icon) response.end(icon)
    else next()
  }
}
