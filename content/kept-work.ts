import { createHash } from 'node:crypto'

/**
 * Results of slow work that depends on nothing but what it is given: reading a document, compiling an article, reading a page
 * for the search. A process that ends soon leaves them to the next one. As with the documents, all code of the process has one
 * place for them, also what a bundler has put into files of its own.
 */
type KeptWork = { known: ReadonlyMap<string, unknown>; asked: Map<string, unknown> }

const place = Symbol.for('content.kept-work')
const shared = globalThis as { [place]?: KeptWork }

/** From now on results are kept. A server does not: it would hold them for ever. @param known what others have left */
export function keepWork(known: ReadonlyMap<string, unknown> = new Map()): void {
  shared[place] = { known, asked: new Map() }
}

export function endKeeping(): void {
  delete shared[place]
}

/** Everything that was asked for since, by key. */
export function keptWork(): ReadonlyMap<string, unknown> {
  return shared[place]?.asked ?? new Map()
}

/**
 * Does some work, unless its result is known.
 * @param given all that the result depends on besides the code
 * @returns what JSON can hold; nobody changes it
 */
export function kept<Result>(kind: string, given: string[], work: () => Result): Result {
  if (!shared[place]) return work()
  const { known, asked } = shared[place]
  const key = `${kind}:${createHash('sha256').update(JSON.stringify(given)).digest('base64url')}`
  const result = asked.has(key) ? asked.get(key) : known.has(key) ? known.get(key) : work()
  asked.set(key, result)
  return result as Result
}
