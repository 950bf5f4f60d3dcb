/** About three days of a mail server being away, at one attempt every quarter of an hour. */
export const maxAttempts = 300

const firstDelayMs = 10_000
const longestDelayMs = 15 * 60_000

/**
 * Milliseconds until the next attempt: doubled each time up to a quarter of an hour, of which a random half is taken off,
 * so that what failed together does not come back together.
 * @param attempts made so far, at least 1
 */
export function backOff(attempts: number, random: () => number = Math.random): number {
  return spread(Math.min(firstDelayMs * 2 ** Math.min(attempts - 1, 20), longestDelayMs), random)
}

/** How long a worker rests when the mail server cannot be reached at all. */
export function pause(failuresInARow: number, random: () => number = Math.random): number {
  return spread(Math.min(1000 * 2 ** Math.min(failuresInARow - 1, 20), 60_000), random)
}

function spread(delay: number, random: () => number): number {
  return Math.round(delay * (0.5 + random() / 2))
}
