import { expect, test, vi } from 'vitest'
import { facts } from './facts.ts'

vi.mock('./company.ts', async (original) => {
  const real = await original<typeof import('./company.ts')>()
  return { ...real, company: { ...real.company, beta: { ...real.company.beta, freeMonths: 3 } } }
})

test('the free time of the beta follows the figure, with its noun', () => {
  expect(facts('de')['beta.freeTime']).toBe('3 Monate')
  expect(facts('en')['beta.freeTime']).toBe('3 months')
})
