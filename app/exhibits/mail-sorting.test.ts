import { expect, test } from 'vitest'
import { read } from '#content/documents.ts'
import { languages } from '#contract/language.ts'
import { sortMail } from './mail-sorting.ts'

test.each(languages)('the mailbox of the page (%s): one message is left to a person', (language) => {
  const { mails, words } = read('exhibits', language)['ki-workflow-optimierung']
  const sorted = mails.map((mail) => sortMail(mail, words))
  expect(sorted.map(({ tray, doubt }) => `${tray} ${doubt}`)).toEqual([
    'invoice sure',
    'contract sure',
    'query sure',
    'advert sure',
    'invoice unclear',
    'query rather',
    'invoice rather',
  ])
  expect(sorted[4]?.also).toEqual(['query'])
  for (const [index, { reasons }] of sorted.entries()) {
    for (const reason of reasons) expect(`${mails[index]?.subject} ${mails[index]?.body}`).toContain(reason)
  }
})

test('a message without any of the words asks', () => {
  const words = { invoice: ['bill'], contract: ['term'], query: ['why'], advert: ['offer'] }
  expect(sortMail({ subject: 'Hello', body: 'Nice day.' }, words)).toMatchObject({
    doubt: 'unclear',
    reasons: ['Hello'],
  })
})
