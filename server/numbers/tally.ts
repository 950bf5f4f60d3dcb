import { randomUUID } from 'node:crypto'

/** What is counted; docs/numbers.md lists the subjects and values of each. */
export type Metric =
  | 'view'
  | 'visit'
  | 'hour'
  | 'device'
  | 'from'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'touch'
  | 'tool'
  | 'search'
  | 'assistant'
  | 'form'
  | 'form page'
  | 'read before'
  | 'lcp'
  | 'inp'
  | 'cls'

export type Count = { day: string; metric: Metric; subject: string; value: string; count: number }

/** Counts that are written together, once. */
export type Batch = { id: string; counts: Count[] }

/** Counts in memory, added up until they are taken away to be written. */
export function createTally() {
  let counts = new Map<string, Count>()

  return {
    add(day: string, metric: Metric, subject = '', value = '', count = 1): void {
      const key = [day, metric, subject, value].join('\n')
      const known = counts.get(key)
      if (known) known.count += count
      else counts.set(key, { day, metric, subject, value, count })
    },

    /** Everything since the last time, or undefined when there is nothing. In one order, so that servers do not wait for each other in turn. */
    take(): Batch | undefined {
      if (counts.size === 0) return undefined
      const taken = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count)
      counts = new Map()
      return { id: randomUUID(), counts: taken }
    },
  }
}
