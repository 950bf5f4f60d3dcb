import { prerenderPaths } from '#app/lib/site-paths.ts'
import { kindOf } from '#content/catalogue.ts'
import { company } from '#content/company.ts'
import { companyProblems } from '#content/company-schema.ts'
import { videoStudio as de } from '#content/de/video-studio.ts'
import { showDocuments } from '#content/documents.ts'
import { videoStudio as en } from '#content/en/video-studio.ts'
import { events } from '#content/events.ts'
import { eventProblems } from '#content/events-schema.ts'
import { parseDocument } from '#content/parse-document.ts'
import { readFiles } from '#content/release.ts'
import { languages } from '#contract/language.ts'
import { articleProblems } from './articles.ts'
import { eventSentences } from './event-sentences.ts'
import { outOfStep, readRecord, twinsOf } from './in-step.ts'
import { pictureProblems } from './pictures.ts'
import { inOneLine } from './place.ts'
import { sampleList } from './samples.ts'
import { deadLinks, loadTexts, textProblems, thinTexts } from './texts.ts'
import { tierProblems } from './tiers.ts'

/** What there is to say of content/, one line each with file and line. */
export type Findings = {
  /** Stops a build. */
  wrong: string[]
  /** Deserves a look: thin texts, sentences that no longer fit. */
  look: string[]
  /** Changed in one language since the other was compared with it. */
  changed: string[]
  /** How many texts are new in both languages and were never compared. */
  fresh: number
  /** What is still invented for demonstration. */
  samples: string[]
}

/** Everything there is to say of content/, which must have passed the compiler (`typeProblems`). */
export async function findProblems(): Promise<Findings> {
  const documents = readFiles()
  showDocuments(documents)
  const pairs = await loadTexts()
  const pages = new Set(prerenderPaths())
  const articles = articleProblems(pages)
  const eventWords = [
    { file: 'de/video-studio.ts', items: de.events.items },
    { file: 'en/video-studio.ts', items: en.events.items },
  ]
  const studio = pairs.filter(({ file }) => file === 'video-studio.ts')
  const { changed, fresh } = outOfStep(twinsOf(pairs), readRecord())
  return {
    wrong: [
      ...[
        ...[...documents].flatMap(([id, source]) => (kindOf(id) ? (parseDocument(id, source).problems ?? []) : [])),
        ...companyProblems(),
        ...pictureProblems(company.team),
        ...tierProblems(),
        ...eventProblems(eventWords),
        ...pairs.flatMap(textProblems),
        ...pairs.flatMap((pair) => deadLinks(pair, pages)),
      ].map(inOneLine),
      ...articles.wrong,
    ],
    look: [
      ...[...pairs.flatMap(thinTexts), ...studio.flatMap((pair) => eventSentences(pair, events))].map(inOneLine),
      ...articles.look,
    ],
    changed: changed.map(({ twin, language }) => {
      const other = languages.find((each) => each !== language) ?? language
      return inOneLine({
        file: twin.file(language),
        at: twin.at,
        message: `content/${twin.file(other)} still says what it said`,
      })
    }),
    fresh,
    samples: sampleList().map(inOneLine),
  }
}
