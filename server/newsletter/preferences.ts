import { languages } from '#contract/language.ts'
import type { ServiceContext } from '../context.ts'
import { compactSqlite } from '../db/compact.ts'
import type { NewsletterSubscriber } from '../db/tables/readers.ts'
import type { Database } from '../db/tables.ts'
import { eraseMailFiles } from '../mail/files.ts'
import { readSignedToken } from '../mail/links.ts'
import { eraseNewsletterMails, newsletterMailsOf } from '../mail/person-mails.ts'
import { type Outcome, refuse } from '../outcome.ts'
import { deadLink } from './dead-link.ts'
import { leave } from './leave.ts'
import { noteReader } from './reader-events.ts'
import * as store from './store.ts'
import { suppressionKeys } from './suppressions/keys.ts'
import { suppressErased } from './suppressions/store.ts'

/** Everything that the newsletter keeps of a reader; times in ISO 8601. Shown on the page and handed out as JSON. */
export type StoredReader = Omit<NewsletterSubscriber, 'id' | 'email_key' | 'import_id'> & {
  /** Links that were sent; kept of each is a hash. */
  links: { purpose: string; expires_at: string | null; used_at: string | null }[]
  /** Where the address came from when it was not typed into our form, and on what consent. */
  origin: { source: string; consent: string; created_at: string } | null
  history: { kind: string; detail: string | null; at: string }[]
  /** Letters of the last weeks. */
  mails: { letter: string; status: string; created_at: string; sent_at: string | null }[]
}

/**
 * What readers do for themselves behind the link in their letters. It opens the newsletter's record only: such a link is
 * passed on with a forwarded letter, so messages and a place on the waiting list do not stand behind it.
 */
export function createPreferencesService(context: ServiceContext) {
  const { secret, dataDir, databaseUrl } = context.config

  async function readerOf(db: Database, token: string): Promise<NewsletterSubscriber | undefined> {
    const id = readSignedToken(secret, 'preferences', token)
    return id === undefined ? undefined : store.findSubscriber(db, id)
  }

  return {
    show: async (token: string): Promise<Outcome<{ reader: StoredReader }>> => {
      const subscriber = await readerOf(context.db, token)
      return subscriber ? { ok: true, reader: await stored(context.db, subscriber) } : deadLink
    },

    /** In which language further issues come. @param wanted what was sent, not yet validated */
    changeLanguage: async (token: string, wanted: string): Promise<Outcome> => {
      const language = languages.find((known) => known === wanted)
      if (!language) return refuse('invalid', { fields: { language: 'invalid' } })
      return context.transaction<Outcome>(async (trx) => {
        const subscriber = await readerOf(trx, token)
        if (!subscriber) return deadLink
        if (subscriber.language === language) return { ok: true }
        await store.setLanguage(trx, subscriber.id, language)
        await noteReader(trx, subscriber.id, 'language', context.now().toISOString(), language)
        return { ok: true }
      })
    },

    /** Ends the subscription; doing so twice is no error. */
    leave: (token: string): Promise<Outcome> =>
      context.transaction(async (trx) => {
        const subscriber = await readerOf(trx, token)
        if (!subscriber) return deadLink
        await leave(trx, subscriber.id, context.now())
        return { ok: true }
      }),

    /**
     * Removes the reader with links, proof and letters. Kept is a keyed hash, so that the newsletter stays away until the
     * address signs up and confirms anew, and the counters of limits, so that erasing oneself does not lift them.
     */
    erase: async (token: string): Promise<Outcome> => {
      const subscriber = await readerOf(context.db, token)
      if (!subscriber) return deadLink
      const { email } = subscriber
      await context.transaction(async (trx) => {
        await store.eraseReader(trx, email)
        await eraseNewsletterMails(trx, email)
        await suppressErased(trx, suppressionKeys(secret, email), context.now().toISOString())
      })
      await eraseMailFiles(dataDir, email, '-newsletter-')
      if (databaseUrl === undefined) await compactSqlite(context.db)
      return { ok: true }
    },
  }
}

async function stored(db: Database, subscriber: NewsletterSubscriber): Promise<StoredReader> {
  const { id: _, email_key, import_id, ...reader } = subscriber
  const found = await store.findReader(db, subscriber.email)
  const mails = await newsletterMailsOf(db, subscriber.email)
  return {
    ...reader,
    links: (found?.links ?? []).map(({ purpose, expires_at, used_at }) => ({ purpose, expires_at, used_at })),
    origin: found?.origin ?? null,
    history: (found?.events ?? []).map(({ kind, detail, at }) => ({ kind, detail, at })),
    mails: mails.map(({ letter, status, created_at, sent_at }) => ({ letter, status, created_at, sent_at })),
  }
}
