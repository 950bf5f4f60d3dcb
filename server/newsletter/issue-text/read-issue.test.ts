import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { facts } from '#content/facts.ts'
import { faultLine, readFrontMatter } from '#content/front-matter.ts'
import { linkPlaceholders } from '#server/newsletter/issue-letter.ts'
import { issueFields } from './issue-fields.ts'
import { finishIssue } from './read-issue.ts'

const config = { siteUrl: 'https://site.example' }
const fields = {
  slug: 'november',
  language: 'de' as const,
  subject: 'Neues im November',
  preheader: 'Drei Fristen und ein Werkzeug.',
}

const read = (body: string, changed: object = {}) => finishIssue({ ...fields, ...changed }, body, config)

describe('an issue', () => {
  it('says the same as text and HTML, with a place for personal links', () => {
    const { text, html, subject, slug, language } = read(
      '## Fristen\n\nEin **fetter** [Beitrag](/blog/x) und *mehr*, `camt.053`.\n\n1. eins\n2. zwei\n   - drei\n\n> Zitat\n\n| A | B |\n| - | -: |\n| 1 | 2 |\n',
    )
    expect({ subject, slug, language }).toEqual({ subject: fields.subject, slug: fields.slug, language: 'de' })
    expect(text).not.toContain('#')
    expect(text).toContain('Fristen\n\nEin fetter Beitrag (https://site.example/blog/x) und mehr, camt.053.')
    expect(text).toContain('1. eins\n2. zwei\n   - drei\n\n> Zitat\n\nA | B\n1 | 2')
    expect(html).toMatch(/<strong>fetter<\/strong> <a href="https:\/\/site\.example\/blog\/x" class="link"/)
    expect(html).toMatch(/<ol start="1".*<li[^>]*>zwei<br><ul.*drei<\/li><\/ul><\/li><\/ol>/s)
    expect(html).toContain(fields.preheader)
    for (const part of [text, html]) {
      expect(part).toContain(linkPlaceholders.unsubscribe)
      expect(part).toContain(linkPlaceholders.preferences)
      expect(part).not.toMatch(/undefined|\[object/)
    }
  })

  it('is in its language: words around it, and links to own pages', () => {
    const { text, html } = read('See [the tools](/tools).', { language: 'en' })
    expect(text).toContain('https://site.example/en/tools')
    expect(html).toContain('<html lang="en-GB">')
  })

  it('makes a button of a paragraph that is one link', () => {
    expect(read('[Beitrag lesen](/blog)').text).toContain('\n\nBeitrag lesen:\nhttps://site.example/blog\n')
  })

  it('escapes what looks like HTML in words, and fills in facts', () => {
    const { html, text } = read('a < b & `<script>` für {price.automationPilot}')
    expect(html).toContain('a &lt; b &amp; ')
    expect(html).not.toContain('<script>')
    expect(text).toContain(`a < b & <script> für ${facts('de')['price.automationPilot']}`)
  })

  it.each([
    ['HTML', 'Text\n\n<b>x</b>', 'line 3: HTML is not sent'],
    ['HTML inside a sentence', 'Text <img src=x onerror=y>', 'line 1: HTML is not sent'],
    ['a picture from elsewhere', '![x](https://a.example/x.png)', 'line 1: pictures are put in at the desk'],
    ['a picture among words', 'Text ![x](/newsletter/pictures/0-1x1.png)', 'line 1: a picture stands in a paragraph'],
    ['a script as a link', '[x](javascript:alert(1))', 'line 1: a link to javascript:alert(1) leads nowhere'],
    ['a link to a host without a name for how', '[x](//evil.example)', 'leads nowhere'],
    ['an anchor', '[x](#below)', 'leads nowhere'],
    ['a second title', '# Titel', 'line 1: the title is the only heading of level 1'],
    ['a footnote', 'Text[^1]\n\n[^1]: Note', 'there are no footnotes'],
    ['an unknown fact', '{price.bicycle}', '{price.bicycle} is no fact'],
    ['nothing', '\n', 'there is nothing below its fields'],
  ])('refuses %s', (_, body, problem) => {
    expect(() => read(body)).toThrow(problem)
  })

  it.each([
    ['another language', { language: 'fr' }, 'language: must be one of de, en'],
    ['no subject', { subject: undefined }, 'subject: '],
    ['a subject that begins a header', { subject: 'a\nBcc: x@y.example' }, 'subject: must be one line'],
    ['a slug with blanks', { slug: 'Neues Heft' }, 'slug: must be small letters'],
    ['a field nobody knows', { author: 'x' }, 'author'],
    ['two faults at once', { slug: 'X', language: 'fr' }, /slug: .*; language: /],
  ])('refuses %s', (_, changed, problem) => {
    expect(() => read('Text', changed)).toThrow(problem)
  })

  it('is told apart from another text under its slug', () => {
    const { source_hash } = read('Text')
    expect(read('Text\n').source_hash).toBe(source_hash)
    expect(read('Text.').source_hash).not.toBe(source_hash)
  })

  it('of the documentation can be read, and is marked as a sample', () => {
    const sample = readFrontMatter(readFileSync('docs/sample-issue.md', 'utf8'), issueFields)
    if (sample.faults) throw new Error(sample.faults.map(faultLine).join())
    const { subject, text } = finishIssue(sample.fields, sample.body, config)
    expect(subject + text).not.toMatch(/ß|!/)
    expect(text).toContain('Dies ist ein Muster')
  })
})
