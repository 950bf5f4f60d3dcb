import { expect, it } from 'vitest'
import { documentSources, lookAt } from '#content/documents.ts'
import { blogFeed } from './blog-feed.server.ts'

const request = new Request('https://site.example/blog/rss.xml')
const slug = 'qr-rechnung-automation-schweiz'

it('has the latest articles, however many there are', () => {
  const documents = new Map(documentSources())
  const text = documents.get(`de/blog/${slug}`) ?? ''
  const count = blogFeed(request).posts.length
  for (let day = 1; day <= 28; day++) {
    const name = `latest-${day}`
    const date = `2027-01-${String(day).padStart(2, '0')}`
    const named = text.replaceAll(new RegExp(`^(slug: |image: .*)${slug}`, 'gm'), `$1${name}`)
    documents.set(`de/blog/${name}`, named.replace(/^date: .*$/m, `date: ${date}`).replace(/^updated: .*\n/m, ''))
  }
  const { posts } = lookAt(documents, () => blogFeed(request))
  expect(count).toBeLessThan(20)
  expect(posts).toHaveLength(20)
  expect(posts[0]?.date).toBe('2027-01-28')
  expect(posts.at(-1)?.date).toBe('2027-01-09')
})
