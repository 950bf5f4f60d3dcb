import { expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { openTestStore } from '#tests/support/store.ts'
import { testTiers } from '#tests/support/tiers.ts'
import { visitor } from '#tests/support/visitor.ts'
import { createContext } from '../context.ts'
import { createLog } from '../log.ts'
import { createChatService } from './service.ts'

it('offers a person while what it knows cannot be read, and says so once in the log', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const { db, config } = await openTestStore('sqlite')
  const chat = createChatService(createContext({ db, config, log }), {
    tierAvailability: async () => testTiers,
    read: async () => Promise.reject(new Error('de.arrays has 1000 bytes instead of 2000')),
  })
  for (let number = 0; number < 3; number++) {
    const messages = [{ role: 'user', content: 'Wie kommt der Kontoauszug herein?' }]
    const outcome = await chat.ask({ messages, language: 'de' }, visitor())
    if (!outcome.ok) throw new Error(outcome.code)
    expect(outcome.answered).toBe(false)
    let step = await outcome.answer.next()
    while (!step.done) step = await outcome.answer.next()
    expect(step.value).toMatchObject({ answered: false, sources: [{ title: read('assistant', 'de').contact }, {}] })
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', language: 'de', times: 1 }])
})
