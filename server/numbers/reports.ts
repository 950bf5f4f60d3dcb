import { z } from 'zod'
import { dayAfter, swissDay } from '#content/swiss-time.ts'
import type { ServiceContext } from '../context.ts'
import { type Outcome, refuse } from '../outcome.ts'
import * as store from './store.ts'
import { countsOfPage, type Summary, summarise } from './summary.ts'

export type Report = {
  summary: Summary
  /** The same number of days before. */
  before: Pick<Summary, 'from' | 'to' | 'visits' | 'views' | 'forms' | 'byDay'>
  /** The first day of which anything was counted at all, if any. */
  since: string | undefined
}

const dayNote = z.object({ day: z.iso.date(), note: z.string().trim().min(1).max(200) })

/** What was counted, for the team; and the team's remarks on days. */
export function createNumbersReports(context: Pick<ServiceContext, 'db' | 'now' | 'newId' | 'transaction' | 'record'>) {
  const { db } = context
  async function summaryOf(from: string, to: string, page?: string): Promise<Summary> {
    const counts = await store.countsBetween(db, from, to)
    const notes = await store.notesBetween(db, from, to)
    return summarise(page === undefined ? counts : countsOfPage(counts, page), notes, { from, to })
  }

  return {
    /** Of the last `days` days up to today. @param page of one page alone, by its path */
    report: async (days: number, page?: string): Promise<Report> => {
      const to = swissDay(context.now())
      const from = dayAfter(to, 1 - days)
      const summary = await summaryOf(from, to, page)
      const before = await summaryOf(dayAfter(from, -days), dayAfter(from, -1), page)
      return { summary, before, since: await store.firstDay(db) }
    },

    addNote: async (input: { day: string; note: string }): Promise<Outcome<{ id: string }>> => {
      const parsed = dayNote.safeParse(input)
      if (!parsed.success) return refuse('invalid')
      return context.transaction(async (trx) => {
        const id = context.newId()
        await store.addNote(trx, { id, ...parsed.data, created_at: context.now().toISOString() })
        await context.record(trx, { act: 'numbers.note', details: { day: parsed.data.day } })
        return { ok: true, id } as const
      })
    },

    removeNote: (id: string): Promise<Outcome> =>
      context.transaction(async (trx) => {
        if ((await store.deleteNote(trx, id)) === 0) return refuse('not_found')
        await context.record(trx, { act: 'numbers.note-removed' })
        return { ok: true }
      }),
  }
}
