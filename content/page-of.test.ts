import { expect, test } from 'vitest'
import { source } from './documents.ts'
import { pageOf } from './page-of.ts'
import { pages } from './site.ts'

test('each page of the site is where its own words are seen', () => {
  const written = pages.filter(({ id }) => source(`de/${id}`) !== undefined)
  expect(written.length).toBeGreaterThan(15)
  expect(written.map(({ id }) => pageOf(id))).toEqual(written.map(({ path }) => path))
})
