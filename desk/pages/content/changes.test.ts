import { expect, it } from 'vitest'
import type { Field } from '#content/form/field.ts'
import { changesBetween } from './changes.server.ts'

const text: Field = { kind: 'text' }
const group = (fields: Record<string, Field>): Field => ({
  kind: 'group',
  fields: Object.entries(fields).map(([name, field]) => ({ name, field, isOptional: false })),
})
const said = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join('')

it('calls items by their own words, and shows facts as readers see them', () => {
  const item = group({ question: text, answer: text })
  const field = group({ sections: { kind: 'list', item: group({ title: text, items: { kind: 'list', item } }) } })
  const faq = (answer: string) => ({
    sections: [{ title: 'Preise', items: [{ question: 'Was kostet der Pilot?', answer }] }],
  })
  const [change, ...others] = changesBetween(
    { de: faq('Wenig.'), en: faq('Little.') },
    { de: faq('{price.automationPilot}.'), en: faq('Little.') },
    { field, hidden: [] },
  )
  expect(others).toEqual([])
  expect(change).toMatchObject({
    ...{ side: 'de', language: 'de', path: ['sections', 0, 'items', 0, 'answer'] },
    names: [undefined, 'Preise', undefined, 'Was kostet der Pilot?', undefined],
  })
  expect(said(change?.before ?? [])).toBe('Wenig.')
  expect(said(change?.after ?? [])).toMatch(/^CHF\s890\.$/)
})

it('tells a changed paragraph of an article by the heading above it, without the signs of Markdown', () => {
  const field = group({ title: text, slug: text, body: { kind: 'markdown' } })
  const article = (body: string) => ({ title: 'Kassensturz', slug: 'kassensturz', body })
  const [change, ...others] = changesBetween(
    { de: article('Anfang.\n\n## Am **Abend**\n\nGezählt wird [hier](/faq).'), en: article('') },
    { de: article('Anfang.\n\n## Am **Abend**\n\nGezählt wird [dort](/faq).'), en: article('') },
    { field, hidden: ['slug'] },
  )
  expect(others).toEqual([])
  expect(change).toMatchObject({ path: ['body', 2], names: [undefined, 'Am Abend'] })
  expect(said(change?.after ?? [])).toBe('Gezählt wird dort (/faq).')
  expect(change?.after.filter(({ isOther }) => isOther)).toEqual([{ text: 'dort', look: 'link', isOther: true }])
})

it('tells each field of what is new, and none that nobody writes', () => {
  const field = group({ title: text, slug: text, body: { kind: 'markdown' } })
  const article = { title: 'Kassensturz', slug: 'kassensturz', body: '## Am Abend\n' }
  const changes = changesBetween({}, { de: article, en: article }, { field, hidden: ['slug'] })
  expect(changes.map(({ side, path, kind, after }) => [side, path[0], kind, said(after)])).toEqual([
    ['de', 'title', 'added', 'Kassensturz'],
    ['de', 'body', 'added', 'Am Abend'],
    ['en', 'title', 'added', 'Kassensturz'],
    ['en', 'body', 'added', 'Am Abend'],
  ])
})

it('says of words that stand in one document which language they are', () => {
  const field: Field = { kind: 'list', item: group({ title: { kind: 'both' } }) }
  const [change] = changesBetween(
    { shared: [{ title: { de: 'Kasse', en: 'Till' } }] },
    { shared: [{ title: { de: 'Kasse', en: 'Cash' } }] },
    { field, hidden: [] },
  )
  expect(change).toMatchObject({ side: 'shared', language: 'en', names: ['Kasse', undefined, undefined] })
})

it('marks no space that only ceased to break the line', () => {
  const [change] = changesBetween(
    { de: { lead: 'In 30 Tagen bezahlt' } },
    { de: { lead: 'In 30\u00a0Tagen überwiesen' } },
    { field: group({ lead: text }), hidden: [] },
  )
  expect(said((change?.after ?? []).filter(({ isOther }) => isOther))).toBe('überwiesen')
})
