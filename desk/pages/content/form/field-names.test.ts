import { describe, expect, test } from 'vitest'
import { languageNames, schemaOf, sharedNames } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import type { Field } from '#content/form/field.ts'
import { fieldOf } from '#content/form/field-of.ts'
import { languages } from '#contract/language.ts'

/** One document of each kind that the site shows. The desk's own words are known by the names that they have in its code. */
const ids = [
  ...sharedNames,
  ...languageNames()
    .filter((name) => !name.startsWith('desk/'))
    .map((name) => `de/${name}`),
  ...['de/services/erp-automation', 'de/blog/x'],
]

/** Numbers of accounts, of boxes of the VAT return and of errors are what people call them. */
const isNumber = (name: string) => /^\d+$/.test(name)

describe.each(languages)('fields of documents, %s', (language) => {
  const { labels, ones, hints } = read('desk/fields', language)
  const isNamed = (path: string[]) => {
    const name = path.at(-1) ?? ''
    return isNumber(name) || Object.hasOwn(labels, name) || Object.hasOwn(labels, path.slice(-2).join('.'))
  }

  test('all have a name in plain words, and so has each choice', () => {
    const unnamed = new Set<string>()
    for (const id of ids) {
      const schema = schemaOf(id)
      if (!schema) throw new Error(`there is no ${id}`)
      const root = id.replace(/^de\//, '').split('/')[0] ?? id
      for (const path of namesIn(fieldOf(schema), [root])) if (!isNamed(path)) unnamed.add(path.join('.'))
    }
    expect([...unnamed]).toEqual([])
  })

  test('are explained under names that there are', () => {
    const all = ids.flatMap((id) => {
      const schema = schemaOf(id)
      const root = id.replace(/^de\//, '').split('/')[0] ?? id
      return schema ? namesIn(fieldOf(schema), [root]) : []
    })
    const known = new Set(all.flatMap((path) => [path.at(-1), path.slice(-2).join('.')]))
    // The text of an article is no field of its schema.
    known.add('body.rarer')
    expect(Object.keys({ ...ones, ...hints }).filter((name) => !known.has(name))).toEqual([])
  })
})

/** The names of all fields and choices, each with those around it. */
function namesIn(field: Field, path: string[]): string[][] {
  switch (field.kind) {
    case 'group':
      return [
        ...field.fields.flatMap(({ name, field: one }) =>
          one.kind === 'fixed' ? [] : [[...path, name], ...namesIn(one, [...path, name])],
        ),
        // Names that somebody gave are shown as they were given.
        ...(field.others ? namesIn(field.others, path) : []),
      ]
    case 'list':
      return namesIn(field.item, path)
    case 'kinds':
      return Object.entries(field.options).flatMap(([kind, one]) => [[...path, kind], ...namesIn(one, path)])
    case 'choice':
      return field.refers ? [] : field.options.map((option) => [...path, option])
    default:
      return []
  }
}
