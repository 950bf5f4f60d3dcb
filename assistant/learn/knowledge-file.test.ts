import { mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inMemory } from '#tests/support/learned-in-memory.ts'
import type { BucketRows } from '../bucket-rows.ts'
import { keepKnowledge, knowledgeFiles, readKnowledge } from '../knowledge-file.ts'
import type { StoredKnowledge } from '../learned-knowledge.ts'
import { learnKnowledge } from './learn-knowledge.ts'

async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'knowledge-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const learned = learnKnowledge(
  {
    pages: [['/faq', 'Fragen', 'faq', ['FAQ']]],
    passages: [[0, 'bank', 'Wie kommt der Kontoauszug herein?', 'Als camt.053.']],
  },
  'de',
)

test('what was kept is read as it was, its rows when they are asked for', async () => {
  const raw = await newFolder()
  await keepKnowledge(raw, 'de', learned)
  const read = await readKnowledge(raw, 'de')
  const everyRow = ({ starts, row }: BucketRows) =>
    Array.from({ length: starts.length - 1 }, (_, bucket) => row(bucket))
  const withRows = ({ utterances, ...others }: StoredKnowledge) => ({
    ...others,
    utterances: { labels: utterances.labels, rows: everyRow(utterances.rows) },
  })
  expect(withRows(read)).toEqual(withRows(inMemory(learned)))
  expect(learned.utterances.postings.length).toBeGreaterThan(100)
})

test('what is not there is an error', async () => {
  await expect(readKnowledge(await newFolder(), 'de')).rejects.toThrow('ENOENT')
})

test('a file that was cut is an error when it is opened, and when a row of it is read, instead of zeros', async () => {
  const raw = await newFolder()
  await keepKnowledge(raw, 'de', learned)
  const { arrays } = knowledgeFiles(raw, 'de')
  const { size } = await stat(arrays)
  const { rows } = (await readKnowledge(raw, 'de')).utterances
  await truncate(arrays, size - 1)
  await expect(readKnowledge(raw, 'de')).rejects.toThrow(`has ${size - 1} bytes instead of ${size}`)
  await truncate(arrays, 1000)
  const bucket = rows.starts.findIndex((start, index) => start < (rows.starts[index + 1] ?? 0))
  expect(() => rows.row(bucket)).toThrow('ends before byte')
  await expect(readKnowledge(raw, 'de')).rejects.toThrow('ends before byte')
})
