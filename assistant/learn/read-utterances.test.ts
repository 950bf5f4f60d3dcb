import { expect, test } from 'vitest'
import { parseUtterances, UtteranceFormatError } from './read-utterances.ts'

const parse = (...texts: string[]) => parseUtterances(texts.map((text, index) => ({ name: `${index + 1}.txt`, text })))
const problems = (...texts: string[]) => {
  try {
    parse(...texts)
    return []
  } catch (error) {
    if (!(error instanceof UtteranceFormatError)) throw error
    return error.message.split('\n')
  }
}

test('lines belong to the label above them; comments and empty lines are skipped', () => {
  expect(parse('# FAQ\n\n[/faq#bank]\nWie kommt der Auszug?\n\n# dialect\nUszug\n[/about | Team]\nWer?\n')).toEqual([
    { label: '/faq#bank', text: 'Wie kommt der Auszug?' },
    { label: '/faq#bank', text: 'Uszug' },
    { label: '/about | Team', text: 'Wer?' },
  ])
})

test('a label goes on in another file', () => {
  expect(parse('[out-of-scope]\nWetter', '[out-of-scope]\nBörse').map(({ label }) => label)).toEqual([
    'out-of-scope',
    'out-of-scope',
  ])
})

test.each([
  ['an utterance without a label', 'Wer?', '1.txt:1: an utterance before the first [label]'],
  ['a label that is not closed', '[/faq\nWer?', '1.txt:1: a label is written [label], on a line of its own'],
  ['an empty label', '[ ]', '1.txt:1: a label is written [label], on a line of its own'],
  ['a label with something behind it', '[/faq] Wer?', '1.txt:1: a label is written [label], on a line of its own'],
  ['a line without a word', '[/faq]\n?!', '1.txt:2: "?!" has no word'],
  ['the same twice', '[/faq]\nWer?\n[/about]\nwer', '1.txt:4: "wer" stands at 1.txt:2 already'],
])('%s is an error with its file and line', (_, text, problem) => {
  expect(problems(text)[0]).toBe(problem)
})

test('the same in two files, and every problem at once', () => {
  expect(problems('[/faq]\nWer?', '[/about]\nWER\n[x')).toEqual([
    '2.txt:3: a label is written [label], on a line of its own',
    '2.txt:2: "WER" stands at 1.txt:2 already',
  ])
})
