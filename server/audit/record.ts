import { createHash } from 'node:crypto'
import type { DocumentOf } from '#content/catalogue.ts'
import { nextNumber } from '../db/state.ts'
import type { AuditRow } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'
import type { Actor, Details, Subject } from './actor.ts'
import { hashOf } from './store.ts'

/** Each has a sentence at the desk. */
export type ActName = keyof DocumentOf<'desk/log'>['acts']

export type Act = { act: ActName; subject?: Subject; details?: Details }

/**
 * Writes an act into the log, in the transaction of the act itself. Each row carries a hash over the row before it, so that
 * a change or a gap made by hand is found (`checkChain`).
 */
export async function recordAct(trx: Database, actor: Actor, { act, subject, details }: Act, now: Date): Promise<void> {
  const number = await nextNumber(trx, 'audit_log')
  const row = {
    number,
    at: now.toISOString(),
    actor_kind: actor.kind,
    actor_id: actor.kind === 'member' ? actor.id : null,
    actor_name: actor.kind === 'server' ? 'server' : actor.name,
    act,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    details: JSON.stringify(details ?? {}),
  }
  const hash = hashRow(row, await hashOf(trx, number - 1))
  await trx
    .insertInto('audit_log')
    .values({ ...row, hash })
    .execute()
}

/** SHA-256 over the hash before and all fields of the row, in a fixed order. */
export function hashRow(row: Omit<AuditRow, 'hash'>, before: string | undefined): string {
  const { number, at, actor_kind, actor_id, actor_name, act, subject_kind, subject_id, details } = row
  const fields = [before ?? '', number, at, actor_kind, actor_id, actor_name, act, subject_kind, subject_id, details]
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
}
