import { checkDocuments, placed } from '#content/check/check-documents.ts'
import { outOfStep, twinsOf } from '#content/check/in-step.ts'
import { sampleList } from '#content/check/samples.ts'
import { textPairs } from '#content/check/texts.ts'
import { lookAt } from '#content/documents.ts'
import { inOneLine } from '#content/problem.ts'
import { releaseFiles } from '#content/release.ts'
import { languages } from '#contract/language.ts'
import { readRecord } from './in-step-record.ts'

/** What there is to say of `content/`, one line each with file and line. */
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

/** Looks at `content/` as it stands in the files. */
export function checkContent(): Findings {
  const sources = releaseFiles()
  const { wrong, look } = checkDocuments(sources)
  return lookAt(sources, () => {
    const { changed, fresh } = outOfStep(twinsOf(textPairs()), readRecord())
    return {
      wrong: wrong.map(inOneLine),
      look: look.map(inOneLine),
      changed: changed.map(({ twin: { file, at }, language }) => {
        const [other = language] = languages.filter((each) => each !== language)
        return inOneLine(
          placed({ file: file(language), at, message: `content/${file(other)} still says what it said` }),
        )
      }),
      fresh,
      samples: wrong.length > 0 ? [] : sampleList().map(placed).map(inOneLine),
    }
  })
}
