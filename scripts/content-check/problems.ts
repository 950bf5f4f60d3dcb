import { prerenderPaths } from '#app/lib/site-paths.ts'
import { companyProblems } from '#content/company-schema.ts'
import { videoStudio as de } from '#content/de/video-studio.ts'
import { videoStudio as en } from '#content/en/video-studio.ts'
import { eventProblems } from '#content/events-schema.ts'
import { articleProblems } from './articles.ts'
import { deadLinks, loadTexts, textProblems, thinTexts } from './texts.ts'

/** Everything that stops a build (`wrong`) or deserves a look (`thin`), each line with the file and the field. */
export async function findProblems(): Promise<{ wrong: string[]; thin: string[] }> {
  const pairs = await loadTexts()
  const pages = new Set(prerenderPaths())
  const articles = articleProblems(pages)
  const eventWords = [
    { file: 'de/video-studio.ts', items: de.events.items },
    { file: 'en/video-studio.ts', items: en.events.items },
  ]
  return {
    wrong: [
      ...companyProblems().map((problem) => `company.ts: ${problem}`),
      ...eventProblems(eventWords),
      ...pairs.flatMap(textProblems),
      ...pairs.flatMap((pair) => deadLinks(pair, pages)),
      ...articles.wrong,
    ],
    thin: [...pairs.flatMap(thinTexts), ...articles.thin],
  }
}
