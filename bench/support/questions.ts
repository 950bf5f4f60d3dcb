import { calls } from '#contract/calls.ts'
import { type PassageFile, readPassages } from '#search/passages.ts'
import { createSearchInSteps } from '#search/rank.ts'
import { inOneGo } from '#search/steps.ts'

/** Milliseconds until the assistant has answered a question in full. */
export async function askAssistant(url: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url + calls.chat, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Was ist eine QR-IBAN?' }], language: 'de' }),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`The assistant answered ${answer.status}`)
  return performance.now() - began
}

/** Milliseconds of what a browser does when the search is opened and asked, at full speed: reading the index, and one search in it. */
export async function searchSite(url: string): Promise<{ readMs: number; findMs: number }> {
  const file: PassageFile = await (await fetch(`${url}/search/de.json`)).json()
  const began = performance.now()
  const search = inOneGo(createSearchInSteps(readPassages(file), 'de'))
  const read = performance.now()
  search.find('qr-rechnung abstimmen', { limit: 12, isBeingTyped: true })
  return { readMs: read - began, findMs: performance.now() - read }
}
