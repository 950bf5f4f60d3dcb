import { expect, it } from 'vitest'
import { deleteInSteps } from './delete-in-steps.ts'

it.each([0, 1, 100, 250])(
  'deletes all of %i rows, and lets others have their turn after each hundred',
  async (rows) => {
    let left = rows
    let hadTurn = false
    setImmediate(() => (hadTurn = true))
    const steps: number[] = []
    const deleted = await deleteInSteps(async (most) => {
      const some = Math.min(most, left)
      left -= some
      steps.push(some)
      return some
    })
    expect({ deleted, left }).toEqual({ deleted: rows, left: 0 })
    expect(Math.max(...steps)).toBeLessThanOrEqual(100)
    expect(hadTurn).toBe(rows >= 100)
  },
)
