import { sql } from 'kysely'
import type { FormName } from '#contract/forms.ts'
import type { FormWave } from '../db/tables/forms.ts'
import type { Database } from '../db/tables.ts'

/** Notes that a form is under suspicion until a time: a wave that runs goes on, one that is over is followed by a new one. */
export async function noteWave(db: Database, form: FormName, now: string, until: string): Promise<void> {
  const over = sql<boolean>`form_waves.ends_at <= ${now}`
  await db
    .insertInto('form_waves')
    .values({ form, began_at: now, ends_at: until })
    .onConflict((conflict) =>
      conflict.column('form').doUpdateSet({
        began_at: sql<string>`case when ${over} then excluded.began_at else form_waves.began_at end`,
        ends_at: sql<string>`excluded.ends_at`,
      }),
    )
    .execute()
}

export function findWave(db: Database, form: FormName, now: string): Promise<FormWave | undefined> {
  return db.selectFrom('form_waves').selectAll().where('form', '=', form).where('ends_at', '>', now).executeTakeFirst()
}

/** Waves that run now. */
export function listWaves(db: Database, now: string): Promise<FormWave[]> {
  return db.selectFrom('form_waves').selectAll().where('ends_at', '>', now).orderBy('form').execute()
}
