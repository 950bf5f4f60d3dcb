import { expect, test } from 'vitest'
import { read } from '#content/documents.ts'
import { workshopDay, wrongRate } from './workshop-day.ts'

test('each block begins where the one before ends', () => {
  const full = workshopDay('full')
  expect(full[0]?.start).toBe('09:00')
  expect(full.at(-1)?.end).toBe('16:30')
  for (const [index, block] of full.slice(1).entries()) expect(block.start).toBe(full[index]?.end)
  expect(workshopDay('short').at(-1)?.end).toBe('13:00')
})

test('the days are as long as they are sold', () => {
  const { shortDayHours, fullDayHours } = read('company').workshops
  const [least, most] = Object.values(fullDayHours)
  const workedMinutes = (format: 'short' | 'full') =>
    workshopDay(format).reduce((total, { name, minutes }) => total + (name === 'lunch' ? 0 : minutes), 0)
  expect(workedMinutes('short')).toBe(shortDayHours * 60)
  expect(workedMinutes('full')).toBeGreaterThanOrEqual(Number(least) * 60)
  expect(workedMinutes('full')).toBeLessThanOrEqual(Number(most) * 60)
})

test('the old rate on 1250.00 is five francs short', () => {
  expect(wrongRate(1250_00)).toEqual({ right: 101_25, wrong: 96_25, difference: 5_00 })
})
