import { createHash } from 'node:crypto'
import { swissDay } from '#content/swiss-time.ts'

/** Nobody reads that many pages; a program that reports more is not counted. */
const reportsPerHour = 600
const mostNetworks = 100_000
/** Different names a day of each kind, on each server. What comes after them is counted as `other`. */
const mostNames = 200

/** Hosts and campaign tags: letters, digits and what joins them. Anything else, an e-mail address for one, is not kept. */
const plainName = /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,59}$/u

/** Keeps what visitors can invent within bounds, so that nobody can fill the store with names or the figures with views. In memory only. */
export function createBounds(now: () => Date) {
  let period = ''
  let today = ''
  const reports = new Map<string, number>()
  const names = new Map<string, Set<string>>()

  return {
    mayReport(address: string): boolean {
      const hour = now().toISOString().slice(0, 13)
      if (hour !== period) {
        period = hour
        reports.clear()
      }
      const network = createHash('sha256').update(address).digest('base64url')
      const made = (reports.get(network) ?? 0) + 1
      if (made > 1 || reports.size < mostNetworks) reports.set(network, made)
      return made <= reportsPerHour
    },

    /** The name as it is counted: lower case, `other` where there are too many, empty where it is none. */
    name(kind: string, given: string): string {
      const day = swissDay(now())
      if (day !== today) {
        today = day
        names.clear()
      }
      const name = given.trim().toLowerCase()
      if (!plainName.test(name)) return name === '' ? '' : 'other'
      const known = names.get(kind) ?? new Set()
      names.set(kind, known)
      if (known.has(name)) return name
      if (known.size >= mostNames) return 'other'
      known.add(name)
      return name
    },
  }
}
