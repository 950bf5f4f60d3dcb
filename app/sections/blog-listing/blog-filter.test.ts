import { describe, expect, test } from 'vitest'
import { addressOfFilter, emptyReason, filterOfAddress, filterPosts } from './blog-filter.ts'

const posts = [
  { title: 'bexio oder Abacus', excerpt: 'Dieselbe Rechnung', entities: ['bexio'], tags: ['software'] },
  { title: 'Digital\u00adisierung', excerpt: '2025 setzten 34\u00a0% der KMU KI ein', entities: ['KMU'], tags: ['ai'] },
  { title: 'ZEITERSPARNIS', excerpt: 'Übrige Stunden', entities: ['KI'], tags: ['ai'] },
]
const found = (query: string, category = '') => filterPosts(posts, { query, category }).map(({ title }) => title)

describe('filterPosts', () => {
  test('an empty filter shows all posts', () => {
    expect(found('')).toHaveLength(3)
    expect(found('   ')).toHaveLength(3)
  })

  test('the search is a substring of title or excerpt, whatever the case', () => {
    expect(found('ABACUS')).toEqual(['bexio oder Abacus'])
    expect(found('selbe rech')).toEqual(['bexio oder Abacus'])
    expect(found('zeitersparnis')).toEqual(['ZEITERSPARNIS'])
    expect(found('übrige')).toEqual(['ZEITERSPARNIS'])
    expect(found('software')).toEqual([])
  })

  test('what a person cannot see does not stand in the way', () => {
    expect(found('digitalisierung')).toHaveLength(1)
    expect(found('34 % der KMU')).toHaveLength(1)
  })

  test('the category is one of the entities or tags, exactly', () => {
    expect(found('', 'ai')).toHaveLength(2)
    expect(found('', 'bexio')).toHaveLength(1)
    expect(found('', 'AI')).toEqual([])
  })

  test('both must hold', () => {
    expect(found('stunden', 'ai')).toEqual(['ZEITERSPARNIS'])
    expect(found('stunden', 'bexio')).toEqual([])
  })
})

describe('the address', () => {
  test.each([
    ['?q=bexio', { query: 'bexio', category: '' }],
    ['?search=Swiss+ERP', { query: 'Swiss ERP', category: '' }],
    ['?q=one&search=two', { query: 'one', category: '' }],
    ['?q=&search=two', { query: 'two', category: '' }],
    ['?category=ai', { query: '', category: 'ai' }],
    ['', { query: '', category: '' }],
  ])('%s is read', (search, filter) => {
    expect(filterOfAddress(search)).toEqual(filter)
  })

  test('a filter is written as q and category; what others put there stays', () => {
    expect(addressOfFilter({ query: 'a&b', category: 'ai' }, '?search=x&utm=1')).toBe('?utm=1&q=a%26b&category=ai')
    expect(addressOfFilter({ query: '', category: '' }, '?q=x&category=ai')).toBe('')
  })

  test('what is written is read again', () => {
    const filter = { query: 'KI & «MWST»', category: 'ISO 20022' }
    expect(filterOfAddress(addressOfFilter(filter, ''))).toEqual(filter)
  })
})

test('an empty list says why it is empty', () => {
  expect(emptyReason([], { query: 'x', category: '' })).toBe('noPosts')
  expect(emptyReason(posts, { query: 'x', category: '' })).toBe('noMatch')
  expect(emptyReason(posts, { query: ' ', category: 'gone' })).toBe('noneInCategory')
})
