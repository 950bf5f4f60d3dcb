import { beforeAll, describe, expect, test } from 'vitest'
import { documentCopy } from '#app/lib/copy.ts'
import { calls } from '#contract/calls.ts'
import { type ChatAnswer, chatLimits } from '#contract/chat.ts'
import { languages } from '#contract/language.ts'
import { type RunningServer, sharedServer } from './support/server.ts'

/** A question that the dialog itself proposes must have an answer: each is put to the real server. */
let server: RunningServer

beforeAll(async () => {
  server = await sharedServer()
})

describe.each(languages)('%s', (language) => {
  const { starters } = documentCopy('chat-dialog', language)
  const questions = [...new Set(Object.values(starters).flat())]

  test.each(questions)('%s', async (question) => {
    expect(question.length).toBeLessThanOrEqual(chatLimits.question)
    const response = await fetch(server.url + calls.chat, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: question }], language }),
    })
    const { answered, sources }: ChatAnswer = await response.json()
    expect(answered).toBe(true)
    expect(sources.length).toBeGreaterThan(0)
  })
})
