import { expect, it } from 'vitest'
import { splitQuoted } from './quoted.ts'

it.each([
  ['Gmail', 'Am Di., 24. Nov. 2026 um 08:20 Uhr schrieb Saldora <reply+x@saldora.example>:\n\n> Gerne.\n> \n> Jonas'],
  ['Gmail, broken', 'Am Di., 24. Nov. 2026 um 08:20 Uhr schrieb Saldora <\nreply+x@saldora.example>:\n\n> Gerne.'],
  ['Apple Mail', 'On 24 Nov 2026, at 08:20, Saldora <reply+x@saldora.example> wrote:\n\n> Gerne.'],
  ['Thunderbird', 'Am 24.11.26 um 08:20 schrieb Saldora:\n> Gerne.'],
  [
    'Outlook',
    'Von: Saldora <reply+x@saldora.example>\nGesendet: Dienstag, 24. November 2026 08:20\nAn: Mira\n\nGerne.',
  ],
  ['old Outlook', '-----Ursprüngliche Nachricht-----\nVon: Saldora\n\nGerne.'],
  ['Outlook on the web', '________________________________\nFrom: Saldora\nSent: Tuesday\n\nGerne.'],
  ['quoted lines alone', '> Gerne.\n> Jonas'],
])('%s: what it quotes is parted from what was written', (_, quote) => {
  expect(splitQuoted(`Guten Tag\r\n\r\nPasst.\r\n\r\n${quote}\n`)).toEqual({
    text: 'Guten Tag\n\nPasst.',
    quoted: quote,
  })
})

it.each([
  ['answers between quoted lines', 'Siehe unten.\n\n> Was kostet es?\n390.\n> Ab wann?\nJanuar.'],
  ['an answer below', 'Am 24.11.26 um 08:20 schrieb Saldora:\n> Gerne.\n\nPasst.'],
  ['a mail that quotes alone', '> Gerne.'],
  ['a sentence like any other', 'Guten Tag\n\nAm Montag schrieb ich Ihnen:\nkeine Antwort bisher.'],
  ['a word with a colon', 'Von: mir aus gerne.\nUnd Sie?'],
])('%s: stays whole', (_, mail) => {
  expect(splitQuoted(mail)).toEqual({ text: mail, quoted: '' })
})
