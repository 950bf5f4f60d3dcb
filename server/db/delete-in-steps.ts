import { setImmediate } from 'node:timers/promises'

/** How many rows are deleted at a time. On the embedded store nobody is answered meanwhile: some hundredths of a second. */
const atATime = 100

/**
 * Deletes very many rows some at a time, so that visitors do not wait for all of them.
 * @param deleteSome deletes so many at most, and says how many there were
 * @returns how many were deleted
 */
export async function deleteInSteps(deleteSome: (most: number) => Promise<number>): Promise<number> {
  for (let deleted = 0; ; ) {
    const some = await deleteSome(atATime)
    deleted += some
    if (some < atATime) return deleted
    await setImmediate()
  }
}
