import { expect, test } from 'vitest'
import { documentSources } from './documents.ts'
import { readYaml, writeYaml } from './yaml.ts'

const documents = [...documentSources()].filter(([id]) => !id.includes('blog/'))

test('each document is the same to the byte when it is read and written', () => {
  expect(documents.length).toBeGreaterThan(0)
  for (const [id, source] of documents) {
    const read = readYaml(source)
    expect(read.fault ?? writeYaml(read.document), id).toBe(source)
  }
})

test('no document hides a character that nobody sees', () => {
  const hiding = documents.filter(([, source]) => /[\u00ad\u00a0\u2007\u200b-\u200f\u202f\u2060\ufeff]/.test(source))
  expect(hiding.map(([id]) => id)).toEqual([])
})
