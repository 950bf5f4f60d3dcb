import { createHash, randomBytes } from 'node:crypto'
import { dayAndHour } from './day.ts'

/** More visits a day than that are counted as they come, without a memory of who was here. */
const mostRemembered = 500_000

/**
 * Tells whether a view begins a visit. A visitor is known for the rest of the day by a hash over network address and browser,
 * with a salt that lives in this process's memory until midnight and is written nowhere: nobody can tell afterwards who came.
 * Several servers do not share it. So that they add up all the same, a view that follows another page of the site never
 * begins a visit, whichever server answers; only who comes back on the same day through another server counts twice.
 */
export function createVisits(now: () => Date) {
  let day = ''
  let salt = randomBytes(32)
  const seen = new Set<string>()

  return {
    begins(address: string, userAgent: string, follows: boolean): boolean {
      const today = dayAndHour(now()).day
      if (today !== day) {
        day = today
        salt = randomBytes(32)
        seen.clear()
      }
      const hash = createHash('sha256').update(salt).update(`${address}\n${userAgent}`).digest('base64url').slice(0, 16)
      const isKnown = seen.has(hash)
      if (seen.size < mostRemembered) seen.add(hash)
      return !isKnown && !follows
    },
  }
}
