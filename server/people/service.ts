import { mailboxKey } from '../abuse/keyed-hash.ts'
import { eraseLimits } from '../abuse/limit-rows.ts'
import * as appointments from '../appointments/store.ts'
import * as contact from '../contact/store.ts'
import type { ServiceContext } from '../context.ts'
import { compactSqlite } from '../db/compact.ts'
import type { Page } from '../db/page.ts'
import { eraseMailFiles, mailFilesOf } from '../mail/files.ts'
import { eraseMails } from '../mail/person-mails.ts'
import * as newsletter from '../newsletter/store.ts'
import { suppressionKeys } from '../suppressions/keys.ts'
import { findSuppression, suppressErased } from '../suppressions/store.ts'
import * as suspected from '../suspected/store.ts'
import * as waitlist from '../waitlist/store.ts'
import { accessDocument, languageOf } from './access-document.ts'
import { type Held, heldOf, someIdOf } from './held-of.ts'
import { eraseMentions } from './mentions.ts'
import { searchPeople } from './search.ts'

export type Erasure = {
  newsletter: number
  waitlist: number
  contacts: number
  appointments: number
  /** Put aside in a wave of spam. */
  suspected: number
  mails: number
  mailFiles: number
  limits: number
  /** Texts of others in which the address stood. */
  mentions: number
  /** Mails that a worker was sending at that moment: they may still arrive, or become a file. */
  beingSent: number
  /** The embedded store's file and log hold nothing deleted any more; false when another process kept its log busy. */
  compacted: boolean
}

type Counts = Omit<Erasure, 'mailFiles' | 'compacted'>

export type Erasing = ({ ok: true } & Erasure) | { ok: false; problem: 'unknown_address' }

/**
 * A person's rights, across the domains: everything that is held on an address, and none of it. Stands above the domains,
 * which know nothing of each other. Security events are not part of it: they name nobody.
 */
export function createPeopleService(context: ServiceContext) {
  const { config } = context
  return {
    search: (text: string, page: Page) => searchPeople(context.db, text, page),

    /** Everything held on an address, or undefined when nothing is. */
    export: (email: string) => heldOf(context, email),

    /** The same, to be handed to the person; the log keeps that it was. */
    handOut: async (email: string): Promise<Held | undefined> => {
      const held = await heldOf(context, email)
      if (!held) return undefined
      await context.transaction(async (trx) => {
        await context.record(trx, { act: 'person.export', subject: { kind: 'person', id: await someIdOf(trx, email) } })
        return { ok: true }
      })
      return held
    },

    /** What is handed out as a page, in the language of the person. */
    document: (held: Held): string => accessDocument(held, languageOf(held), config),

    /**
     * Removes all of it at once. Kept is a keyed hash, so that the newsletter does not reach the address again before it
     * subscribes and confirms anew. A place in the beta that was given stays counted. Of an address that nothing is held on,
     * nothing changes.
     */
    erase: async (email: string): Promise<Erasing> => {
      const now = context.now()
      const suppressed = suppressionKeys(config.secret, email)
      const files = await mailFilesOf(config.dataDir, email)
      const erased = await context.transaction<{ ok: true; counts: Counts } | { ok: false }>(async (trx) => {
        const mails = await eraseMails(trx, email, now)
        const counts = {
          newsletter: await newsletter.eraseReader(trx, email),
          waitlist: await waitlist.eraseEntry(trx, email),
          contacts: await contact.eraseMessages(trx, email),
          appointments: await appointments.eraseAppointments(trx, email),
          suspected: await suspected.eraseSuspected(trx, email),
          mails: mails.removed,
          limits: await eraseLimits(trx, mailboxKey(config.secret, email)),
          mentions: await eraseMentions(trx, email),
        }
        const isKnown =
          files.length > 0 ||
          Object.values(counts).some((count) => count > 0) ||
          (await findSuppression(trx, suppressed)) !== undefined
        if (!isKnown) return { ok: false }
        await suppressErased(trx, suppressed, now.toISOString())
        await context.record(trx, { act: 'person.erase', subject: { kind: 'person', id: null }, details: counts })
        return { ok: true, counts: { ...counts, beingSent: mails.beingSent } }
      })
      if (!erased.ok) return { ok: false, problem: 'unknown_address' }
      return {
        ok: true,
        ...erased.counts,
        mailFiles: await eraseMailFiles(config.dataDir, email),
        compacted: config.databaseUrl !== undefined || (await compactSqlite(context.db)),
      }
    },
  }
}
