import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a time in the store has come. One that lies further ahead than anything is ever set counts as come, too: it was
 * written while a clock was wrong, and what waits for it would wait for a year.
 * @param furthestMs how far ahead such a time is set at most
 */
export function hasCome(column: string, now: Date, furthestMs: number): RawBuilder<boolean> {
  const furthest = new Date(now.getTime() + furthestMs + slackMs)
  return sql<boolean>`(${sql.ref(column)} <= ${now.toISOString()} or ${sql.ref(column)} > ${furthest.toISOString()})`
}

/** The clocks of two servers on one store may differ by this. */
export const slackMs = 10 * 60_000
