import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#contract/language.ts'
import { type DocumentOf, fileOf, type LanguageName, type SharedName } from './catalogue.ts'
import { parseDocument, type Reading } from './parse-document.ts'
import { inOneLine, type Problem } from './problem.ts'
import { readRelease, releaseFiles } from './release.ts'
import { cached } from './work-cache.ts'

/**
 * The documents that this process shows. There is one set for all code of the process, also for what a bundler has put into
 * files of its own: the server, the website and the desk say the same at the same moment.
 */
type DocumentSet = {
  sources: ReadonlyMap<string, string>
  /** What was read so far, by id. */
  readings: Map<string, Reading>
  /** Faults are looked at by somebody else: what can be read is read. */
  isJudged?: boolean
  /** Ids of what was read, where somebody wants to know. */
  noted?: Set<string>
}

const place = Symbol.for('content.documents')
const heldPlace = Symbol.for('content.documents.held')
const shared = globalThis as { [place]?: DocumentSet; [heldPlace]?: AsyncLocalStorage<DocumentSet> }

/** What is read within one piece of work, whatever is shown meanwhile. */
function held(): AsyncLocalStorage<DocumentSet> {
  shared[heldPlace] ??= new AsyncLocalStorage()
  return shared[heldPlace]
}

/**
 * Puts another set in the place of the one that there was, at once and whole.
 * @param sources the text of each document's file by its id: `company`, `de/faq`, `de/blog/qr-rechnung-automation-schweiz`
 */
export function showDocuments(sources: ReadonlyMap<string, string>): void {
  shared[place] = { sources, readings: unchangedReadings(sources) }
}

/** Shows the documents of this release: the first thing that a server or the operator's tool does. */
export function showRelease(): void {
  showDocuments(readRelease())
}

/** Shows the documents as they lie in files now: what builds, tests and work in progress begin with. */
export function showFiles(): void {
  showDocuments(releaseFiles())
}

/** Does some work, such as rendering a page, on the set that is shown now: one that comes meanwhile is for later work. */
export function holdDocuments<Result>(work: () => Result): Result {
  return held().run(current(), work)
}

/** Whether there is a set yet. */
export function hasDocuments(): boolean {
  return shared[place] !== undefined
}

/**
 * What a document says: `read('company')`, `read('faq', 'de')`, `read('services/erp-automation', 'en')`. It is read and
 * checked when somebody first asks. Ask anew for each request and keep nothing of it: another set may be shown by then.
 * @throws DocumentError where there is no such document, or it is not as the schema of its kind says
 */
export function read<Name extends SharedName>(name: Name): DocumentOf<Name>
export function read<Name extends LanguageName>(name: Name, language: Language): DocumentOf<Name>
export function read(name: string, language?: Language): unknown {
  const id = language ? `${language}/${name}` : name
  const { value, problems } = readingOf(id)
  if (problems && !(current().isJudged && value !== undefined)) throw new DocumentError(problems)
  return value
}

/** What a document says and what is wrong with it, by its id. */
export function readingOf(id: string): Reading {
  const { sources, readings, noted } = current()
  noted?.add(id)
  const text = sources.get(id)
  const reading =
    readings.get(id) ??
    (text === undefined
      ? { problems: [{ file: fileOf(id), message: 'there is no such document' }] }
      : cached('reading', [id, text], () => parseDocument(id, text)))
  readings.set(id, reading)
  return reading
}

/** The text of a document's file; undefined where there is no such document. */
export function source(id: string): string | undefined {
  const { sources, noted } = current()
  noted?.add(id)
  return sources.get(id)
}

/** The ids of all documents that there are. */
export function documentIds(): string[] {
  return [...current().sources.keys()]
}

/** The whole set, as it was handed to `showDocuments`. */
export function documentSources(): ReadonlyMap<string, string> {
  return current().sources
}

/** Something that is made of documents, kept until there is another set. */
export function fromDocuments<Made>(make: () => Made): () => Made {
  let kept: { set: DocumentSet; made: Made } | undefined
  return () => {
    const set = current()
    if (kept?.set !== set) kept = { set, made: make() }
    return kept.made
  }
}

/**
 * Looks at another set without showing it: `look` reads it as if it were shown, and wrong documents as far as they can be
 * read. Everybody else goes on reading what is shown.
 */
export function lookAt<Seen>(sources: ReadonlyMap<string, string>, look: () => Seen): Seen {
  const set = { sources, readings: unchangedReadings(sources), isJudged: true }
  looked = set
  return held().run(set, look)
}

/**
 * Does some work on the set that is shown, beginning with nothing that was made of it (`fromDocuments`).
 * @param work is told by `read` which documents it has read so far
 */
export function noteReads<Result>(work: (read: () => string[]) => Result): Result {
  const { sources, readings } = current()
  const noted = new Set<string>()
  return held().run({ sources, readings, noted }, () => work(() => [...noted]))
}

/** The set that was looked at last: whoever judges a draft again and again reads only what has changed in it. */
let looked: DocumentSet | undefined

/** A document that is missing or wrong: one line for each fault, with file and line. No stack is needed to find it. */
export class DocumentError extends Error {
  override name = 'DocumentError'
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(problems.map(inOneLine).join('\n'))
    this.problems = problems
  }
}

function current(): DocumentSet {
  const set = held().getStore() ?? shared[place]
  if (!set) throw new Error('There are no documents yet: showDocuments() comes first')
  return set
}

/** What was read of documents that are the same in this set: nobody waits for them again. */
function unchangedReadings(sources: ReadonlyMap<string, string>): Map<string, Reading> {
  const sets = [looked, shared[place]].filter((set) => set !== undefined)
  return new Map(sets.flatMap((set) => [...set.readings].filter(([id]) => sources.get(id) === set.sources.get(id))))
}
