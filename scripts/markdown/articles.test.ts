import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shareImage } from '#app/lib/seo.ts'
import { articleSlugs } from '#content/site.ts'
import { compileArticle } from './compile-article.ts'

const folder = 'content/blog'
const compile = (name: string) => compileArticle(readFileSync(`${folder}/${name}`, 'utf8'), `${folder}/${name}`)

test('every slug of the site map has both languages, and there is no other file', () => {
  const wanted = articleSlugs.flatMap((slug) => [`${slug}.de.md`, `${slug}.en.md`])
  expect(readdirSync(folder).sort()).toEqual(wanted.sort())
})

describe.each(articleSlugs)('%s', (slug) => {
  const german = compile(`${slug}.de.md`)
  const english = compile(`${slug}.en.md`)

  test('both languages agree in what is no language', () => {
    for (const field of ['slug', 'date', 'updated', 'tags', 'related', 'schema_type'] as const) {
      expect(english.frontMatter[field], field).toEqual(german.frontMatter[field])
    }
    expect(english.frontMatter.entities).toHaveLength(german.frontMatter.entities.length)
    expect(english.frontMatter.sources).toHaveLength(german.frontMatter.sources.length)
    expect(english.headings).toHaveLength(german.headings.length)
  })

  test('its image is the share image of its page', () => {
    expect(german.frontMatter.image).toBe(shareImage(`/blog/${slug}`))
    expect(english.frontMatter.image).toBe(shareImage(`/en/blog/${slug}`))
  })

  test('German is spelt the Swiss way', () => {
    expect(german.html + JSON.stringify(german.frontMatter)).not.toMatch(/ß|„|“/)
  })
})

test('the site map lists the articles newest first', () => {
  const dates = articleSlugs.map((slug) => compile(`${slug}.de.md`).frontMatter.date)
  expect(dates).toEqual([...dates].sort().reverse())
})
