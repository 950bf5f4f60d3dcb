import { expect, it } from 'vitest'
import { bar, progressOn } from './progress.ts'

it('fills from left to right', () => {
  expect(bar(0, 10_000)).toBe(`${'░'.repeat(30)}  0 %  0 of 10000`)
  expect(bar(6000, 10_000)).toBe(`${'█'.repeat(18)}${'░'.repeat(12)}  60 %  6000 of 10000`)
  expect(bar(10_000, 10_000)).toBe(`${'█'.repeat(30)}  100 %  10000 of 10000`)
  expect(bar(0, 0)).toContain('100 %')
})

it('shows on a terminal only', () => {
  const written = (isTTY: boolean) => {
    let text = ''
    const progress = progressOn({
      isTTY,
      write: (piece) => {
        text += piece
      },
    })
    progress.show(1, 2)
    progress.end()
    return text
  }
  expect(written(true)).toMatch(/\r.+50 % {2}1 of 2\r/s)
  expect(written(false)).toBe('')
})
