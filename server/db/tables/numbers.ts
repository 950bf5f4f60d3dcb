/** How often something happened on a day (`2026-11-23`, in Zurich). Of nobody in particular. */
export type DailyCount = { day: string; metric: string; subject: string; value: string; count: number }

/** Counts that were written together, so that they are never written twice. */
export type CountBatch = { id: string; written_at: string }

/** What the team remarks on a day's figures. */
export type DayNote = { id: string; day: string; note: string; created_at: string }

export type NumbersTables = {
  daily_counts: DailyCount
  count_batches: CountBatch
  day_notes: DayNote
}
