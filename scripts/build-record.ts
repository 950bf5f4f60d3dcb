import { randomUUID } from 'node:crypto'
import { read } from '#content/documents.ts'
import { datedPages } from '#server/publishing/dates.ts'
import type { BuildRecord } from '#server/site/build-record.ts'

/** The record of a build that begins now. */
export function beginRecord(now: number, dated: Parameters<typeof datedPages>[1] = read('events')): BuildRecord {
  return { id: randomUUID(), startedAt: now, changes: datedPages(now, dated) }
}
