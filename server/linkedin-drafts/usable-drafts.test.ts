import { expect, it } from 'vitest'
import type { DraftBrief } from '#contract/linkedin-drafts.ts'
import { usableDrafts } from './usable-drafts.ts'

const brief: DraftBrief = {
  topic: 'MWST mit 8.1 %',
  audience: 'KMU',
  point: undefined,
  call: 'Mehr auf saldora.example',
  tone: 'neutral',
  length: 'short',
  language: 'de',
}
const prompt = {
  system: 'Schreibe drei Entwürfe und nenne keine anderen Zahlen.',
  secret: 'k7-mark',
  messages: [],
  maxTokens: 100,
}
const drafts = (body: string) => usableDrafts(`Die MWST, kurz erklärt.\n\n${body}`, brief, prompt)

it.each(['Es sind 8.1 %.', 'Es sind ８.１ %. Mehr auf saldora.example.'])('%s may be offered', (body) => {
  expect(drafts(body)).toHaveLength(1)
})

it.each(['Es sind ９.１ %.', 'Mehr auf evil。com', 'Mehr auf ev\u200bil.com', 'https：//evil', 'k7\u200b-mark'])(
  '%s may not',
  (body) => {
    expect(drafts(body)).toEqual([])
  },
)
