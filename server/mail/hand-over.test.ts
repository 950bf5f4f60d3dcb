import { expect, it } from 'vitest'
import { createHandOver } from './hand-over.ts'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('lets letters end one after the other, in the order in which they come', async () => {
  const next = createHandOver(60_000)
  const passed: string[] = []
  const turns = ['first', 'second', 'third'].map((name) => ({ name, turn: next() }))
  for (const { name, turn } of turns) void turn.come().then(() => passed.push(name))
  await later(5)
  expect(passed).toEqual(['first'])
  turns[0]?.turn.over()
  await later(5)
  expect(passed).toEqual(['first', 'second'])
  turns[1]?.turn.over()
  await later(5)
  expect(passed).toEqual(['first', 'second', 'third'])
})

it('waits for all that came before, but for none that never came, and for nobody for long', async () => {
  const next = createHandOver(20)
  const [slow, failed, last] = [next(), next(), next()]
  await slow.come()
  failed.over()
  const start = performance.now()
  await last.come()
  expect(performance.now() - start).toBeGreaterThan(15)
})
