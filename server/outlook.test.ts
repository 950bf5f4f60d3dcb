import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { everyLetter, letterConfig } from '#tests/support/letters.ts'
import { type Letter, writeLetter } from './letters.ts'
import { finishIssue } from './newsletter/issue-text/read-issue.ts'

/**
 * Outlook on Windows shows letters as Word would: what it does not know (caniemail.com) may only be an ornament. Its own comments
 * are read here as it reads them.
 */
function asOutlookReads(html: string) {
  return fromHtml(html.replace(/<!--\[if !mso\]>[\s\S]*?<!--<!\[endif\]-->|<!--\[if mso\]>|<!\[endif\]-->/g, ''))
}

/** Why an element would look otherwise there; undefined when it does not. */
function misread({ tagName, properties }: Element, parent?: Element): string | undefined {
  const style = String(properties.style ?? '')
  const isCell = tagName === 'td' || tagName === 'th'
  // Its own quotes have a padding beside a border.
  const isPadded = /(^|;)padding/.test(style) && !isCell && !['ul', 'ol', 'blockquote'].includes(tagName)
  if (isPadded && !String(parent?.properties.style).includes('mso-padding-alt')) return 'padding beside a cell'
  if (/(^|;)(width|height):/.test(style) && !['td', 'th', 'table', 'img'].includes(tagName)) return 'size beside a cell'
  if (/margin[^;]*-\d/.test(style)) return 'negative margin'
  // `pre` keeps its lines without it.
  const isKnown = tagName === 'pre' || !/(^|;)white-space/.test(style)
  if (!isKnown || /(^|;)(float|position|background:)/.test(style)) return 'unknown property'
  if (/display:(flex|grid)/.test(style)) return 'unknown display'
  return undefined
}

function misreadIn(html: string): string[] {
  const tree = asOutlookReads(html)
  const parents = new Map<unknown, Element>()
  for (const parent of selectAll('*', tree)) for (const child of parent.children) parents.set(child, parent)
  return selectAll('body [style]', tree).flatMap((element) => {
    const reason = misread(element, parents.get(element))
    return reason ? [`${reason}: <${element.tagName} style="${element.properties.style}">`] : []
  })
}

const fields = { slug: 'november', language: 'de' as const, subject: 'Fristen', preheader: 'Drei Fristen.' }
const everyBlock =
  '## Fristen\n\nEin [Beitrag](/blog/x).\n\n[Lesen](/blog/x)\n\n> Zitat\n\n1. eins\n\n| A | B |\n| - | -: |\n| 1 | 2 |\n\n---\n'
const quoted = { name: 'Sabine Gerber', text: 'Guten Tag\nGeht das?', receivedAt: '2026-11-25T10:00:00.000Z' }
const reply: Letter = { kind: 'enquiry-reply', text: 'Guten Tag\nJa.\n\nNoch etwas.', author: 'Mira Beispiel', quoted }
const issue = finishIssue(fields, everyBlock, letterConfig)
const letters: [string, string][] = [
  ...everyLetter.flatMap((letter) =>
    languages.map((language): [string, string] => [
      `${letter.kind} in ${language}`,
      writeLetter(letter, language, letterConfig).html,
    ]),
  ),
  ['an issue', issue.html],
  ['a reply', writeLetter(reply, 'de', letterConfig).html],
]

test('letters need nothing that Outlook on Windows does not know', () => {
  expect(letters.length).toBeGreaterThan(60)
  const found = letters.flatMap(([about, html]) => misreadIn(html).map((each) => `${about}: ${each}`))
  expect([...new Set(found)]).toEqual([])
})

test('letters are set there in a font that it has', () => {
  // A reply is a person's: whatever font their reader has chosen.
  for (const [about, html] of letters.filter(([about]) => about !== 'a reply'))
    expect(html, about).toMatch(/<!--\[if mso\]><style>\s*body, table, td[^{]*\{ font-family: Arial, sans-serif; \}/)
})

test('what is drawn stays visible where a program turns a letter dark by itself, which leaves dark grounds as they are', () => {
  for (const [about, html] of letters) expect(html, about).not.toMatch(/background-color:#0d1b36/)
})
