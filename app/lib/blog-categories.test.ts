import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blogCategories, firstCategory, sharedCategories, twinOfCategory } from './blog-categories.ts'

describe('blogCategories', () => {
  test('posts take turns, so that each is represented', () => {
    const posts = [
      { entities: ['bexio', 'Abacus'], tags: ['vergleich'] },
      { entities: ['KMU'], tags: ['kmu', 'ai'] },
    ]
    expect(blogCategories(posts)).toEqual(['bexio', 'KMU', 'Abacus', 'kmu', 'vergleich', 'ai'])
  })

  test('what several posts name comes first', () => {
    const posts = [
      { entities: ['bexio', 'QR'], tags: [] },
      { entities: ['KMU'], tags: ['ai'] },
      { entities: ['Bank', 'QR'], tags: ['ai'] },
    ]
    expect(blogCategories(posts)).toEqual(['QR', 'ai', 'bexio', 'KMU', 'Bank'])
  })

  test('no posts have no categories', () => {
    expect(blogCategories([])).toEqual([])
  })

  test('at most 8, none twice, all of them names of the posts', () => {
    const names = fc.array(fc.stringMatching(/^[a-e]{1,2}$/), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(fc.record({ entities: names, tags: names })), (posts) => {
        const all = new Set(posts.flatMap(({ entities, tags }) => [...entities, ...tags]))
        const categories = blogCategories(posts)
        expect(categories).toHaveLength(Math.min(8, all.size))
        expect(new Set(categories).size).toBe(categories.length)
        for (const category of categories) expect(all).toContain(category)
      }),
    )
  })
})

test('a category that finds one post is not offered, unless all do', () => {
  const one = { entities: ['QR', 'bexio'], tags: ['ai'] }
  expect(sharedCategories([one, { entities: ['KMU', 'QR'], tags: [] }])).toEqual(['QR'])
  expect(sharedCategories([one])).toEqual(['QR', 'bexio', 'ai'])
})

describe('twinOfCategory', () => {
  const german = [
    { slug: 'sme', entities: ['KMU', 'BFS', 'SECO'], tags: ['ai'] },
    { slug: 'bank', entities: ['Bank', 'Nur hier'], tags: ['ai'] },
  ]
  const english = [
    { slug: 'bank', entities: ['Bank'], tags: ['ai'] },
    { slug: 'sme', entities: ['SME', 'FSO', 'SECO'], tags: ['ai'] },
  ]

  test.each([
    ['KMU', 'SME'],
    ['BFS', 'FSO'],
  ])('%s is %s in English, and back', (de, en) => {
    expect(twinOfCategory(de, english, german)).toBe(en)
    expect(twinOfCategory(en, german, english)).toBe(de)
  })

  test.each(['SECO', 'Bank', 'ai', 'Nur hier', 'unknown', ''])('%j has no other name', (category) => {
    expect(twinOfCategory(category, english, german)).toBeUndefined()
  })
})

describe('firstCategory', () => {
  test('the first entity, else the first tag, else nothing', () => {
    expect(firstCategory({ entities: ['KMU', 'BFS'], tags: ['ai'] })).toBe('KMU')
    expect(firstCategory({ entities: [], tags: ['ai', 'guide'] })).toBe('ai')
    expect(firstCategory({ entities: [], tags: [] })).toBeUndefined()
  })
})
