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
export function missingTexts(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) =>
    traces.flatMap((trace) => {
      const [found] = trace.exec(html) ?? []
      return found ? [`the page ${path}: a text is missing in ${found.trim()}`] : []
    }),
  )
}
