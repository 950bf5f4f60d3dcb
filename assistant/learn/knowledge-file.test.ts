import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepKnowledge, readKnowledge } from '../knowledge-file.ts'
import { learnKnowledge } from './learn-knowledge.ts'

async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'knowledge-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('what was kept is read as it was, and its arrays without a copy', async () => {
  const raw = await newFolder()
  const learned = learnKnowledge(
    {
      pages: [['/faq', 'Fragen', 'faq', ['FAQ']]],
      passages: [[0, 'bank', 'Wie kommt der Kontoauszug herein?', 'Als camt.053.']],
    },
    'de',
  )
  await keepKnowledge(raw, 'de', learned)
  const read = await readKnowledge(raw, 'de')
  expect(read).toEqual(learned)
  const { starts, labels, postings, weights } = read.utterances
  expect(new Set([starts, labels, postings, weights, read.outOfScope.weights].map(({ buffer }) => buffer)).size).toBe(1)
})

test('what is not there is an error', async () => {
  await expect(readKnowledge(await newFolder(), 'de')).rejects.toThrow('ENOENT')
})
