import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a text that is not there leaves behind: the word "undefined" where texts are put together, a heading without words. */
const traces = [
  /<title>[^<]*\bundefined\b/,
  /\s(?:content|alt|aria-label)="[^"]*\bundefined\b/,
  /<(h[1-6])\b[^>]*>\s*<\/\1>/,
]

/**
 * Built pages on which a text is missing, one line each with the place: `the page /contact: a text is missing in
 * <title>undefined`. A key that both languages lost is no difference between them.
 */
export function missingTexts(clientFolder: string): string[] {
  return globSync('**/index.html', { cwd: clientFolder }).flatMap((name) => {
    const html = readFileSync(path.join(clientFolder, name), 'utf8')
    return traces.flatMap((trace) => {
      const [found] = trace.exec(html) ?? []
      return found ? [`the page /${path.dirname(name).replace(/^\.$/, '')}: a text is missing in ${found.trim()}`] : []
    })
  })
}
