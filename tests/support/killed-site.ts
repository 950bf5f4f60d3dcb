import { expect, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { manyVisitors } from './many-visitors.ts'
import type { MailServer } from './smtp.ts'
import { newPlace, type StoreKind } from './store.ts'

/** Settings of servers that follow each other on one store and under one address. Nobody else has the store open. */
export async function newSite(kind: StoreKind, mailServer: MailServer): Promise<Record<string, string>> {
  const { env, remove } = await newPlace(kind)
  onTestFinished(remove)
  return {
    ...env,
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: mailServer.url,
    SECRET: 'test'.repeat(10),
    ...manyVisitors,
  }
}

/** Something read or changed in a store of which no server is up. */
export async function look<Result>(
  env: Record<string, string>,
  at: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = openStore(readConfig(env))
  try {
    return await at(store)
  } finally {
    await store.close()
  }
}

/** Every queued mail arrived, and a mail that came twice can be recognised by its Message-ID. */
export async function expectEachMailAtLeastOnce({ db }: Store, { mails }: MailServer): Promise<void> {
  const rows = await db.selectFrom('outbox').select(['message_id', 'status']).execute()
  expect(rows.filter(({ status }) => status !== 'sent')).toEqual([])
  const arrived = new Map(mails.map((mail) => [mail.messageId, mail]))
  expect([...arrived.keys()].sort()).toEqual(rows.map(({ message_id }) => message_id).sort())
  for (const mail of mails) expect(mail.text).toBe(arrived.get(mail.messageId)?.text)
}
