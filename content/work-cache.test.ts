import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { checkDocuments } from './check/check-documents.ts'
import { documentSources, lookAt, readingOf, showDocuments } from './documents.ts'
import { cached, endCache, startCache, usedResults } from './work-cache.ts'

const files = documentSources()
beforeEach(endCache)
afterEach(() => showDocuments(files))
// As for all other tests (tests/support/use-files.ts).
afterAll(() => startCache())

it('does work once, and not at all where its result was handed over', () => {
  let count = 0
  const work = (given: string) => cached('test', [given], () => ({ given, count: ++count }))
  expect([work('a').count, work('a').count]).toEqual([1, 2])
  startCache()
  expect([work('a').count, work('a').count, work('b').count]).toEqual([3, 3, 4])
  const results = usedResults()
  expect(results.size).toBe(2)
  startCache(results)
  expect([work('a').count, work('c').count]).toEqual([3, 5])
  expect(usedResults().size).toBe(1)
  startCache(new Map(), results)
  expect([work('a').count, work('d').count]).toEqual([3, 6])
  expect(usedResults().size).toBe(2)
})

it('says the same of all documents as whoever does the work, after it was written and read again', () => {
  const sources = new Map(files)
  const article = [...sources.keys()].find((id) => id.startsWith('de/blog/')) ?? ''
  sources.set(article, `${sources.get(article)}\n{no.fact}\n`)
  const said = () => ({
    findings: checkDocuments(sources),
    readings: lookAt(sources, () => [...sources.keys()].map(readingOf)),
  })
  /** What was read stays with the sets that have the same texts. */
  const forget = () => {
    showDocuments(new Map())
    lookAt(new Map(), () => {})
  }
  forget()
  startCache()
  const first = said()
  forget()
  expect(first.findings.wrong).toHaveLength(1)
  startCache(new Map(Object.entries(JSON.parse(JSON.stringify(Object.fromEntries(usedResults()))))))
  expect(said()).toStrictEqual(first)
})
