import { expect, it } from 'vitest'
import { DocumentError, documentSources, lookAt } from '#content/documents.ts'
import { findArticle, listArticles } from './articles.server.ts'

const slug = 'qr-rechnung-automation-schweiz'

it('says the same of an article in a list as on its page', () => {
  for (const language of ['de', 'en'] as const) {
    for (const { frontMatter, words } of listArticles(language)) {
      expect(findArticle(frontMatter.slug, language)).toMatchObject({ frontMatter, words })
    }
  }
})

it('compiles no article for a list, and one for its page', () => {
  const id = `de/blog/${slug}`
  const documents = new Map(documentSources()).set(id, `${documentSources().get(id)}\n\n# Not compiled\n`)
  lookAt(documents, () => {
    const list = listArticles('de')
    const other = list.find(({ frontMatter }) => frontMatter.slug !== slug)
    expect(list.some(({ frontMatter }) => frontMatter.slug === slug)).toBe(true)
    expect(findArticle(other?.frontMatter.slug, 'de')?.html).toContain('<p>')
    expect(() => findArticle(slug, 'de')).toThrow(DocumentError)
  })
})

it('knows no article by a name that there is not', () => {
  expect(findArticle('no-such-article', 'de')).toBeUndefined()
  expect(findArticle(undefined, 'de')).toBeUndefined()
})
