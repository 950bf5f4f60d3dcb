import type { Database } from '../db/tables.ts'
import { hashRow } from './record.ts'
import { actsAfter } from './store.ts'

const rowsAtATime = 500

export type ChainCheck = { ok: true; rows: number } | { ok: false; rows: number; brokenAt: number }

/** Reads the whole log and compares each row with its hash. The first row left after retention has nothing to follow. */
export async function checkChain(db: Database): Promise<ChainCheck> {
  let rows = 0
  let last: { number: number; hash: string } | undefined
  for (;;) {
    const acts = await actsAfter(db, last?.number ?? 0, rowsAtATime)
    if (acts.length === 0) return { ok: true, rows }
    for (const { hash, ...row } of acts) {
      const follows = last === undefined || (row.number === last.number + 1 && hashRow(row, last.hash) === hash)
      const isFirst = last === undefined && row.number === 1
      if (!follows || (isFirst && hashRow(row, undefined) !== hash)) return { ok: false, rows, brokenAt: row.number }
      rows++
      last = { number: row.number, hash }
    }
  }
}
