import { createHash } from 'node:crypto'

/**
 * A cache for slow work whose result depends on nothing but its input: reading a document, compiling an article, reading a page
 * for the search. Processes that build or publish start it and write its results to a file for the next one
 * (server/publishing/cache-file.ts). A server does not: the results would stay in its memory. As with the documents, there is one
 * cache for all code of the process, also for what a bundler has put into files of its own.
 */
type WorkCache = { release: Results; before: Results; used: Map<string, unknown> }
type Results = ReadonlyMap<string, unknown>

const place = Symbol.for('content.work-cache')
const shared = globalThis as { [place]?: WorkCache }

/**
 * From now on results are cached.
 * @param release what the build has left
 * @param before what the publication before has left
 */
export function startCache(release: Results = new Map(), before: Results = new Map()): void {
  shared[place] = { release, before, used: new Map() }
}

/** Whether results are cached at the moment. */
export function isCaching(): boolean {
  return shared[place] !== undefined
}

export function endCache(): void {
  delete shared[place]
}

/** All results that were used since the start, by key, except those of the build. */
export function usedResults(): Results {
  const { used, release } = shared[place] ?? {}
  return new Map([...(used ?? [])].filter(([key]) => !release?.has(key)))
}

/**
 * Does some work, unless its result is cached.
 * @param kind a name for this work
 * @param input all that the result depends on besides the code
 * @returns what JSON can hold; nobody changes it
 */
export function cached<Result>(kind: string, input: string[], work: () => Result): Result {
  if (!shared[place]) return work()
  const key = keyOf(kind, input)
  const result = holds(key) ? find(key) : work()
  shared[place].used.set(key, result)
  return result as Result
}

/** The same for work that is done elsewhere: its result, if it is cached. */
export function recall<Result>(kind: string, input: string[]): Result | undefined {
  const key = keyOf(kind, input)
  if (!holds(key)) return undefined
  const result = find(key)
  shared[place]?.used.set(key, result)
  return result as Result
}

export function remember(kind: string, input: string[], result: unknown): void {
  shared[place]?.used.set(keyOf(kind, input), result)
}

function keyOf(kind: string, input: string[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(input)).digest('base64url')}`
}

function caches(): Results[] {
  const cache = shared[place]
  return cache ? [cache.used, cache.release, cache.before] : []
}

function holds(key: string): boolean {
  return caches().some((results) => results.has(key))
}

function find(key: string): unknown {
  return caches()
    .find((results) => results.has(key))
    ?.get(key)
}
