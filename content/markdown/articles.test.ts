import { describe, expect, test } from 'vitest'
import { articleSlugs } from '../articles.ts'
import { source } from '../documents.ts'
import { compileArticle } from './compile-article.ts'

const compile = (id: string) => compileArticle(id, source(id) ?? '')

describe.each([...articleSlugs()])('%s', (slug) => {
  test('German is spelt the Swiss way', () => {
    const { html, frontMatter } = compile(`de/blog/${slug}`)
    expect(html + JSON.stringify(frontMatter)).not.toMatch(/ß|„|“/)
  })
})

test('articles are listed newest first', () => {
  const dates = articleSlugs().map((slug) => compile(`de/blog/${slug}`).frontMatter.date)
  expect(dates.length).toBeGreaterThan(1)
  expect(dates).toEqual([...dates].sort().reverse())
})
