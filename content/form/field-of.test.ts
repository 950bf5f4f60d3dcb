import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { languageNames, schemaOf, sharedNames } from '../catalogue.ts'
import { parseDocument } from '../parse-document.ts'
import { writeValue } from '../write-value.ts'
import { emptyOf, type Field, hasWords, isCommon } from './field.ts'
import { fieldOf } from './field-of.ts'

const formOf = (id: string): Field => fieldOf(schemaOf(id) as z.ZodType)

describe('the form of a document', () => {
  test('follows from every schema, and what it begins with can be written', () => {
    for (const id of [...sharedNames, ...languageNames().map((name) => `de/${name}`), 'de/services/x', 'de/blog/x']) {
      const empty = emptyOf(formOf(id))
      const { problems } = parseDocument(
        id,
        writeValue(id, '', id === 'de/blog/x' ? { ...(empty as object), body: '' } : empty),
      )
      // Nothing is there yet, but every field is.
      expect(problems?.filter(({ message }) => /no such field|^missing$/.test(message)) ?? [], id).toEqual([])
    }
  })

  test('knows lengths, days, times, pictures, names and what may be left out', () => {
    const article = formOf('de/blog/x') as Extract<Field, { kind: 'group' }>
    const field = (name: string) => article.fields.find((one) => one.name === name)
    expect(field('description')?.field).toEqual({ kind: 'text', most: 170 })
    expect(field('updated')).toEqual({ name: 'updated', field: { kind: 'text', form: 'day' }, isOptional: true })
    expect(field('tags')?.field).toEqual({
      kind: 'list',
      item: { kind: 'text', form: 'name', refers: 'tag' },
      least: 1,
    })
    expect(field('related')?.field).not.toHaveProperty('least')
    const team = (formOf('company') as typeof article).fields.find(({ name }) => name === 'team')?.field
    const member = ((team as Extract<Field, { kind: 'list' }>).item as typeof article).fields
    expect(member.find(({ name }) => name === 'image')?.field).toMatchObject({
      form: 'picture',
      drawings: ['portrait-1', 'portrait-2', 'portrait-3', 'portrait-4'],
    })
    expect(member.find(({ name }) => name === 'role')?.field).toEqual({ kind: 'both' })
    expect(formOf('events')).toMatchObject({
      kind: 'list',
      item: { fields: [{}, {}, { field: { form: 'time' } }, {}] },
    })
  })

  test('knows what a field names that stands elsewhere', () => {
    const told = JSON.stringify(['de/services/x', 'de/expertise', 'company', 'de/about', 'de/blog/x'].map(formOf))
    for (const kind of ['price', 'service', 'page', 'article', 'tag']) expect(told).toContain(`"refers":"${kind}"`)
  })

  test('has further fields under names of their own, and kinds of blocks', () => {
    expect(fieldOf(z.record(z.string(), z.strictObject({ de: z.string(), en: z.string() })))).toEqual({
      kind: 'group',
      fields: [],
      others: { kind: 'both' },
    })
    const block = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('text'), text: z.string() }),
      z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
    ])
    expect(emptyOf(fieldOf(block))).toEqual({ kind: 'text', text: '' })
    expect(Object.keys((fieldOf(block) as Extract<Field, { kind: 'kinds' }>).options)).toEqual(['text', 'list'])
  })

  test('tells words from what both languages share', () => {
    expect(isCommon('id', { kind: 'text' })).toBe(true)
    expect(isCommon('title', { kind: 'text' })).toBe(false)
    expect(isCommon('date', { kind: 'text', form: 'day' })).toBe(true)
    expect(hasWords(formOf('company'))).toBe(true)
    expect(hasWords(formOf('tiers'))).toBe(false)
  })
})
