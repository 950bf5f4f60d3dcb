import { mailboxKey } from '../abuse/keyed-hash.ts'
import { eraseLimits } from '../abuse/limit-rows.ts'
import type { ServiceContext } from '../context.ts'
import { compactSqlite } from '../db/compact.ts'
import { countChanged } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import type { Page } from '../db/page.ts'
import type { Database } from '../db/tables.ts'
import { eraseMailFiles, mailFilesOf } from '../mail/files.ts'
import { eraseMails } from '../mail/person-mails.ts'
import * as newsletter from '../newsletter/store.ts'
import { suppressionKeys } from '../newsletter/suppressions/keys.ts'
import { findSuppression, suppressErased } from '../newsletter/suppressions/store.ts'
import { accessDocument, accessMail, languageOf } from './access-document.ts'
import { addressesOf, eraseMerges, mergeAddresses, mergedInto, splitAddress, takeMerges } from './addresses.ts'
import { type Correction, correctAddress, isCorrectable, undoCorrection } from './correct-address.ts'
import { type HeldOfPerson, heldOfPerson, someIdOf } from './held-of.ts'
import { eraseMentions } from './mentions.ts'
import { namesakes, searchPeople } from './search.ts'

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

export type Merging = { ok: true; addresses: string[] } | { ok: false; problem: 'unknown_address' | 'same_person' }

export type Erasing = ({ ok: true } & Erasure) | { ok: false; problem: 'unknown_address' }

/**
 * A person's rights, across the domains: everything that is held on an address, and none of it. Stands above the domains,
 * which know nothing of each other. Security events are not part of it: they name nobody.
 */
export function createPeopleService(context: ServiceContext) {
  const { config } = context
  return {
    search: (text: string, page: Page) => searchPeople(context.db, text, page),

    /** Addresses under which a name was written, to choose from. */
    namesakes: (name: string, count: number) => namesakes(context.db, name, count),

    /** Everything held on the person who has an address, or undefined when nothing is. */
    export: (email: string) => heldOfPerson(context, email),

    /** The same, to be handed to the person; the log keeps that it was. */
    handOut: async (email: string): Promise<HeldOfPerson | undefined> => {
      const held = await heldOfPerson(context, email)
      if (!held) return undefined
      await context.transaction(async (trx) => {
        const id = await someIdOf(trx, held.email)
        await context.record(trx, { act: 'person.export', subject: { kind: 'person', id } })
      })
      return held
    },

    /** All addresses of the person who has this one, the one that stands for them first. */
    addressesOf: (email: string) => addressesOf(context.db, email),

    /** Of some addresses those that belong to another one's person. */
    mergedInto: (keys: string[]) => mergedInto(context.db, keys),

    /** Makes an address, with those that belong to it, one person with another. Nothing that is held changes; `split` undoes it. */
    merge: (email: string, into: string) =>
      context.transaction<Merging>(async (trx) => {
        await takeMerges(trx)
        const [own, others] = [await addressesOf(trx, into), await addressesOf(trx, email)]
        const [main = ''] = own
        if (own.some((address) => others.includes(address))) return { ok: false, problem: 'same_person' }
        if (!(await someIdOf(trx, email)) || !(await someIdOf(trx, into)))
          return { ok: false, problem: 'unknown_address' }
        await mergeAddresses(trx, others, main, context.now())
        await context.record(trx, { act: 'person.merge', subject: { kind: 'person', id: await someIdOf(trx, main) } })
        return { ok: true, addresses: await addressesOf(trx, main) }
      }),

    isCorrectable,

    /** Writes another address on a mail that did not arrive, and wherever its person is known by the wrong one. */
    correctAddress: (mailId: string, email: string) => correctAddress(context, mailId, email),

    undoCorrection: (mailId: string, correction: Correction) => undoCorrection(context, mailId, correction),

    /** Makes an address a person of its own again, with those of the same person that are to go along. */
    split: (email: string, ...along: string[]) =>
      context.transaction<Merging>(async (trx) => {
        const [main = '', ...others] = await addressesOf(trx, email)
        if ((await splitAddress(trx, email)) === 0) return { ok: false, problem: 'unknown_address' }
        const kept = along.filter((address) => others.includes(address))
        await mergeAddresses(trx, kept, emailKey(email), context.now())
        await context.record(trx, { act: 'person.split', subject: { kind: 'person', id: await someIdOf(trx, email) } })
        return { ok: true, addresses: await addressesOf(trx, main) }
      }),

    /** What is handed out as a page, in the language of the person. */
    document: (held: HeldOfPerson): string => accessDocument(held, languageOf(held), config),

    /** The mail with which the owner sends it, in the same language. */
    accessMail: (held: HeldOfPerson, name: string | null, author: string): string | undefined =>
      held.email.includes('@') ? accessMail({ email: held.email, name }, languageOf(held), author) : undefined,

    /** Keeps in the log that a person has been told what is held of them. */
    noteAnswer: (email: string) =>
      context.transaction(async (trx) => {
        const id = await someIdOf(trx, email)
        await context.record(trx, { act: 'person.answer', subject: { kind: 'person', id } })
      }),

    /** When a person was last told so. */
    answeredAt: async (email: string): Promise<string | null> => {
      const told = await context.db
        .selectFrom('audit_log')
        .select(({ fn }) => fn.max('at').as('at'))
        .where('act', '=', 'person.answer')
        .where('subject_kind', '=', 'person')
        .where('subject_id', '=', await someIdOf(context.db, email))
        .executeTakeFirst()
      return told?.at ?? null
    },

    /**
     * Removes all of it at once, on every address of the person. Kept is a keyed hash, so that the newsletter does not reach the address again before it
     * subscribes and confirms anew. A place in the beta that was given stays counted. Of an address that nothing is held on,
     * nothing changes.
     */
    erase: async (email: string): Promise<Erasing> => {
      const now = context.now()
      const addresses = await addressesOf(context.db, email)
      const files = await Promise.all(addresses.map((address) => mailFilesOf(config.dataDir, address)))
      const erased = await context.transaction(async (trx) => {
        const all: Counts[] = []
        let isSuppressed = false
        for (const address of addresses) {
          const suppressed = suppressionKeys(config.secret, address)
          isSuppressed ||= (await findSuppression(trx, suppressed)) !== undefined
          all.push(await eraseAddress(trx, address, now))
          await suppressErased(trx, suppressed, now.toISOString())
        }
        await eraseMerges(trx, addresses)
        const counts = all.reduce(added)
        if (!isSuppressed && files.flat().length === 0 && Object.values(counts).every((count) => count === 0))
          return false
        const { beingSent: _, ...details } = counts
        await context.record(trx, { act: 'person.erase', subject: { kind: 'person', id: null }, details })
        return counts
      })
      if (!erased) return { ok: false, problem: 'unknown_address' }
      let mailFiles = 0
      for (const address of addresses) mailFiles += await eraseMailFiles(config.dataDir, address)
      return {
        ok: true,
        ...erased,
        mailFiles,
        compacted: config.databaseUrl !== undefined || (await compactSqlite(context.db)),
      }
    },
  }

  async function eraseAddress(trx: Database, email: string, now: Date): Promise<Counts> {
    const mails = await eraseMails(trx, email, now)
    const erased = (table: 'waitlist_entries' | 'contact_messages' | 'appointments' | 'suspected_submissions') =>
      countChanged(trx.deleteFrom(table).where('email_key', '=', emailKey(email)))
    return {
      newsletter: await newsletter.eraseReader(trx, email),
      // A place that was given stays given: the count of places holds no person.
      waitlist: await erased('waitlist_entries'),
      contacts: await erased('contact_messages'),
      appointments: await erased('appointments'),
      suspected: await erased('suspected_submissions'),
      mails: mails.removed,
      limits: await eraseLimits(trx, mailboxKey(config.secret, email)),
      mentions: await eraseMentions(trx, email),
      beingSent: mails.beingSent,
    }
  }
}

/** What went of two addresses together. */
function added(one: Counts, other: Counts): Counts {
  const names = Object.keys(one) as (keyof Counts)[]
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as Counts
}
