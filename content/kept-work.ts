import { createHash } from 'node:crypto'

/**
 * Results of slow work that depends on nothing but what it is given: reading a document, compiling an article, reading a page
 * for the search. A process that ends soon leaves them to the next one. As with the documents, all code of the process has one
 * place for them, also what a bundler has put into files of its own.
 */
type KeptWork = { release: Results; before: Results; asked: Map<string, unknown> }
type Results = ReadonlyMap<string, unknown>

const place = Symbol.for('content.kept-work')
const shared = globalThis as { [place]?: KeptWork }

/**
 * From now on results are kept. A server does not: it would hold them for ever.
 * @param release what the build has left
 * @param before what the publication before has left
 */
export function keepWork(release: Results = new Map(), before: Results = new Map()): void {
  shared[place] = { release, before, asked: new Map() }
}

export function endKeeping(): void {
  delete shared[place]
}

/** Everything that was asked for since, by key, as far as the build has not left it. */
export function keptWork(): Results {
  const { asked, release } = shared[place] ?? {}
  return new Map([...(asked ?? [])].filter(([key]) => !release?.has(key)))
}

/**
 * Does some work, unless its result is known.
 * @param given all that the result depends on besides the code
 * @returns what JSON can hold; nobody changes it
 */
export function kept<Result>(kind: string, given: string[], work: () => Result): Result {
  if (!shared[place]) return work()
  const { release, before, asked } = shared[place]
  const key = `${kind}:${createHash('sha256').update(JSON.stringify(given)).digest('base64url')}`
  const holder = [asked, release, before].find((results) => results.has(key))
  const result = holder ? holder.get(key) : work()
  asked.set(key, result)
  return result as Result
}
