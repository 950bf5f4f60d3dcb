import { languages } from '#contract/language.ts'
import { fileOf, languageNames, languageOf, sharedNames } from '../catalogue.ts'
import { DocumentError, documentIds, lookAt, read, readingOf, source } from '../documents.ts'
import { lineOfField } from '../parse-document.ts'
import { inOneLine, type Problem } from '../problem.ts'
import { serviceSlugs } from '../site.ts'
import { prerenderPaths } from '../site-paths.ts'
import { articleFindings } from './articles.ts'
import { eventSentences } from './event-sentences.ts'
import { nameProblems } from './names.ts'
import { missingPictures, type Pictures, pictureProblems } from './pictures.ts'
import { deadLinks, type TextPair, textPairs, textProblems, thinTexts } from './texts.ts'

/** What there is to say of documents. */
export type Findings = {
  /** Stops a build and a publication. */
  wrong: Problem[]
  /** Deserves a look: thin texts, sentences that no longer fit. */
  look: Problem[]
}

/**
 * Judges a whole set of documents, wherever it comes from: each by its schema, both languages against each other, names,
 * links and facts against what there is. It takes about a second and waits for nothing: not for a thread that answers visitors.
 * @param sources the texts of their files by id
 * @param pictures those of the checkout where it is left out
 */
export function checkDocuments(sources: ReadonlyMap<string, string>, pictures?: Pictures): Findings {
  return lookAt(sources, () => {
    const alone = [...documentIds().flatMap((id) => readingOf(id).problems ?? []), ...missingDocuments()]
    return all(alone, [
      () => wrongTexts(textPairs()),
      () => articleFindings(new Set(prerenderPaths())),
      () => ({ wrong: pictureProblems(read('company').team, pictures), look: [] }),
      () => ({ wrong: missingPictures(sources, pictures), look: [] }),
      () => ({ wrong: [...eventWordProblems(), ...nameProblems()], look: [] }),
      () => ({ wrong: [], look: sentencesOfEvents() }),
    ])
  })
}

/**
 * Judges some documents of a set while they are written: what can be told of them at once, in a few thousandths of a second.
 * What others say that no longer fits them, only `checkDocuments` finds.
 */
export function checkSome(sources: ReadonlyMap<string, string>, ids: string[], pictures?: Pictures): Findings {
  return lookAt(sources, () => {
    const there = ids.filter((id) => sources.has(id))
    const own = new Map(there.map((id) => [id, sources.get(id) ?? '']))
    const files = new Set(ids.map(fileOf))
    const names = new Set(there.filter((id) => languageOf(id)).map((id) => id.slice(3)))
    const slugs = [...names].filter((name) => name.startsWith('blog/')).map((name) => name.slice('blog/'.length))
    const found = all(
      there.flatMap((id) => readingOf(id).problems ?? []),
      [
        () => wrongTexts(textPairs(names)),
        () => articleFindings(new Set(prerenderPaths()), slugs),
        () => ({ wrong: ids.includes('company') ? pictureProblems(read('company').team, pictures) : [], look: [] }),
        () => ({ wrong: missingPictures(own, pictures), look: [] }),
        () => ({ wrong: [...eventWordProblems(), ...nameProblems()], look: [] }),
      ],
    )
    const isMeant = ({ file }: Problem) => files.has(file)
    return { wrong: found.wrong.filter(isMeant), look: found.look.filter(isMeant) }
  })
}

function all(alone: Problem[], judges: (() => Findings)[]): Findings {
  const together = judges.map((judge) => unlessUnreadable(judge, alone))
  return {
    wrong: once([...alone, ...together.flatMap(({ wrong }) => wrong)]).map(placed),
    look: once(together.flatMap(({ look }) => look)).map(placed),
  }
}

/** Documents that the site cannot do without. One that there is in one language only, texts.ts names. */
function missingDocuments(): Problem[] {
  const ids = new Set(documentIds())
  const names = [...languageNames(), ...serviceSlugs.map((slug) => `services/${slug}`)]
  const inNoLanguage = names.filter((name) => !ids.has(`de/${name}`) && !ids.has(`en/${name}`))
  return [
    ...sharedNames.filter((name) => !ids.has(name)).map((name) => `${name}.yaml`),
    ...inNoLanguage.map((name) => `de/${name}.yaml`),
  ].map((file) => ({ file, message: 'missing' }))
}

function wrongTexts(pairs: TextPair[]): Findings {
  const pages = new Set(prerenderPaths())
  return {
    wrong: pairs.flatMap((pair) => [...textProblems(pair), ...deadLinks(pair, pages)]),
    look: pairs.flatMap(thinTexts),
  }
}

function sentencesOfEvents(): Problem[] {
  const studio = textPairs().filter(({ name }) => name === 'video-studio')
  return studio.flatMap((pair) => eventSentences(pair, read('events')))
}

/**
 * What documents are wrong together is told only as far as each can be read: one that is missing, or has other fields than
 * it should, is named already.
 */
function unlessUnreadable(judge: () => Findings, alone: Problem[]): Findings {
  try {
    return judge()
  } catch (error) {
    if (alone.length === 0 && !(error instanceof DocumentError)) throw error
    return { wrong: error instanceof DocumentError ? error.problems : [], look: [] }
  }
}

function once(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [inOneLine({ ...problem, line: undefined }), problem])).values()]
}

/** With the line of its field, where it names one. */
export function placed(problem: Problem): Problem {
  const { file, line, at } = problem
  const id = file.replace(/\.\w+$/, '')
  const text = source(id)
  if (line !== undefined || at === undefined || text === undefined) return problem
  return { ...problem, line: lineOfField(id, text, at) }
}

/** Events without words in a language, and words without an event. */
function eventWordProblems(): Problem[] {
  const ids = read('events').map(({ id }) => id)
  return languages.flatMap((language) => {
    const file = `${language}/video-studio.yaml`
    const said = Object.keys(read('video-studio', language).events.items)
    const without = ids.filter((id) => !said.includes(id))
    const strangers = said.filter((id) => !ids.includes(id))
    return [
      ...without.map((id) => ({
        file,
        at: `events.items.${id}`,
        message: `missing, because events.yaml has an event ${id}`,
      })),
      ...strangers.map((id) => ({
        file,
        at: `events.items.${id}`,
        message: 'there is no such event in events.yaml',
      })),
    ]
  })
}
