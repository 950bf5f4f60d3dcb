import { describe, expect, test } from 'vitest'
import { schemaOf } from '#content/catalogue.ts'
import { emptyOf, type Field } from '#content/form/field.ts'
import { fieldOf } from '#content/form/field-of.ts'
import { addItem, at, moveItem, nameOfItem, newItem, removeItem, setAt, setIn } from './edit-value.ts'
import { followIds } from './follow-ids.ts'
import { merge } from './merge.ts'

function formOf(id: string): Extract<Field, { kind: 'group' }> {
  const schema = schemaOf(id)
  const field = schema && fieldOf(schema)
  if (field?.kind !== 'group') throw new Error(`no form of ${id}`)
  return field
}

function listIn({ fields }: ReturnType<typeof formOf>, name: string): Extract<Field, { kind: 'list' }> {
  const found = fields.find((one) => one.name === name)
  if (found?.field.kind !== 'list') throw new Error(`no list ${name}`)
  return found.field
}

const faq = formOf('de/faq')
const sections = listIn(faq, 'sections')
const languages = ['de', 'en'] as const

describe('editing a value', () => {
  test('changes one place and shares the rest', () => {
    const value = { de: { a: { b: [1, 2] }, c: {} }, en: { a: {} } }
    const after = setIn(value, ['de'], ['a', 'b', 1], 3)
    expect(after).toEqual({ de: { a: { b: [1, 3] }, c: {} }, en: { a: {} } })
    expect((after.de as typeof value.de).c).toBe(value.de.c)
    expect(setAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
    expect(at(value, ['de', 'x', 'y'])).toBeUndefined()
  })

  test('keeps the lists of both languages in step', () => {
    const value = { de: { list: ['eins', 'zwei'] }, en: { list: ['one', 'two'] } }
    expect(addItem(value, languages, ['list'], '')).toEqual({
      ...{ de: { list: ['eins', 'zwei', ''] }, en: { list: ['one', 'two', ''] } },
    })
    expect(moveItem(value, languages, ['list'], 1, -1)).toEqual({
      ...{ de: { list: ['zwei', 'eins'] }, en: { list: ['two', 'one'] } },
    })
    expect(removeItem(value, languages, ['list'], 0)).toEqual({ de: { list: ['zwei'] }, en: { list: ['two'] } })
  })

  test('begins a member of the team with a drawing that nobody else has', () => {
    const { item } = listIn(formOf('company'), 'team')
    expect(newItem(item, [{ image: 'portrait-1' }, { image: '/pictures/x.webp' }])).toEqual({
      ...{ name: '', role: { de: '', en: '' }, description: { de: '', en: '' }, image: 'portrait-2' },
    })
    const all = [1, 2, 3, 4].map((number) => ({ image: `portrait-${number}` }))
    expect(newItem(item, all)).toMatchObject({ image: 'portrait-1' })
    expect(newItem(sections.item, [])).toEqual(emptyOf(sections.item))
  })

  test('names an item by its first words', () => {
    const item = { id: 'x', question: 'Wie?', answer: ['So.'], keywords: [] }
    const inside = (sections.item as Extract<Field, { kind: 'group' }>).fields.find(
      ({ name }) => name === 'items',
    )?.field
    expect(nameOfItem(item, (inside as Extract<Field, { kind: 'list' }>).item)).toBe('Wie?')
    expect(
      nameOfItem(
        { title: { de: 'Titel', en: '' } },
        { kind: 'group', fields: [{ name: 'title', field: { kind: 'both' }, isOptional: false }] },
      ),
    ).toBe('Titel')
  })
})

describe('names in addresses', () => {
  const published = {
    de: { sections: [{ id: 'alt', title: 'Alt', items: [] }] },
    en: { sections: [{ id: 'alt', title: 'Old', items: [] }] },
  }

  test('follow the first German words of what is new, and stay once they are published', () => {
    const added = followIds(
      published,
      addItem(published, languages, ['sections'], emptyOf(sections.item)),
      published,
      faq,
    )
    const typed = followIds(added, setIn(added, ['de'], ['sections', 1, 'title'], 'Über Zähler'), published, faq)
    const typedOn = followIds(
      typed,
      setIn(typed, ['de'], ['sections', 1, 'title'], 'Über Zähler & Öle'),
      published,
      faq,
    )
    const ids = (value: object) => languages.map((side) => at(value, [side, 'sections', 1, 'id']))
    expect(ids(typed)).toEqual(['ueber-zaehler', 'ueber-zaehler'])
    expect(ids(typedOn)).toEqual(['ueber-zaehler-oele', 'ueber-zaehler-oele'])
    const renamed = followIds(typedOn, setIn(typedOn, ['de'], ['sections', 0, 'title'], 'Neu'), published, faq)
    expect(at(renamed, ['de', 'sections', 0, 'id'])).toBe('alt')
    const own = setIn(typedOn, languages, ['sections', 1, 'id'], 'eigen')
    expect(ids(followIds(own, setIn(own, ['de'], ['sections', 1, 'title'], 'Anders'), published, faq))).toEqual([
      'eigen',
      'eigen',
    ])
  })
})

describe('merging what two people wrote', () => {
  const base = { a: 'one', b: { c: 'two', list: ['x', 'y'] } }

  test('keeps both where they wrote at different places', () => {
    const mine = { a: 'mine', b: { c: 'two', list: ['x', 'mine'] } }
    const theirs = { a: 'one', b: { c: 'theirs', list: ['theirs', 'y'] } }
    expect(merge(base, mine, theirs)).toEqual({
      value: { a: 'mine', b: { c: 'theirs', list: ['theirs', 'mine'] } },
      conflicts: [],
    })
  })

  test('tells where both wrote', () => {
    const merged = merge(base, { ...base, a: 'mine' }, { ...base, a: 'theirs' })
    expect(merged.conflicts).toEqual([{ path: ['a'], mine: 'mine', theirs: 'theirs' }])
    expect(
      merge(base, { ...base, b: { ...base.b, list: ['x'] } }, { ...base, b: { ...base.b, list: ['x', 'y', 'z'] } })
        .conflicts,
    ).toHaveLength(1)
  })
})
