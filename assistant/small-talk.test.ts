import { expect, test } from 'vitest'
import { smallTalkOf } from './small-talk.ts'

test.each([
  ['Hallo', 'greeting'],
  ['Grüezi mitenand!', 'greeting'],
  ['Hi there, good morning', 'greeting'],
  ['Merci vielmal', 'thanks'],
  ['Adieu', 'farewell'],
  ['Danke, tschüss', 'farewell'],
  ['Wie gehts?', 'greeting'],
  ['Wer bist du?', 'machine'],
  ['Bist du ein Mensch?', 'machine'],
  ['Sorry, are you a real person or a bot?', 'machine'],
  ['Rede ich hier mit einer Maschine?', 'machine'],
  ['Am I talking to a human?', 'machine'],
])('%s is %s', (message, kind) => {
  expect(smallTalkOf(message)).toBe(kind)
})

test.each([
  ['Kann ich mit jemandem reden?', 'person'],
  ['Ich würde gern mit jemandem reden, der schon mit euch gearbeitet hat', undefined],
  ['May I talk to someone who is your customer?', undefined],
  ['I would like to talk to a human, please.', 'person'],
])('whoever is to be talked to must be one of ours: %s', (message, kind) => {
  expect(smallTalkOf(message)).toBe(kind)
})

test.each(['Is this a program that I install on my own computer?', 'Ist das ein Programm für Treuhänder?'])(
  'what goes on after it is a question: %s',
  (message) => expect(smallTalkOf(message)).toBeUndefined(),
)

// With two ways to read each blank this took minutes, for every visitor.
test.each([
  'hi',
  'hallo du',
  'danke',
  'vielen',
  'merci',
  'bye',
  'bist du ein',
  'ist das',
  'am i talking to',
  'talk to a',
])('as many "%s" as a message holds, and something else, are read at once', (words) => {
  const message = `${`${words} `.repeat(1000).slice(0, 990)} xq`
  expect(smallTalkOf(message)).toBeUndefined()
})
