import type { ServiceContext } from '../context.ts'
import type { OutboxRow } from '../db/tables/mail.ts'
import type { Database } from '../db/tables.ts'
import { hashToken } from '../mail/links.ts'
import { markReturned } from '../mail/outbox.ts'
import type { Refusal } from '../mail/refusal.ts'
import { mailIdOf, returnPathsIn } from '../mail/return-path.ts'
import { createRefusalNote } from '../newsletter/refusals.ts'
import { findSubscriber, findToken } from '../newsletter/store.ts'
import { suppressIn } from '../newsletter/suppressions/service.ts'
import { readReport } from './read-report.ts'

/** What became of a mail in the mailbox of bounces. The last two stay there, for a person to look at. */
export type ReportOutcome =
  | 'refused'
  | 'complaint'
  | 'auto_reply'
  | 'under_way'
  /** About a mail that is no longer known: erased, or older than the outbox. */
  | 'outdated'
  /** Not about any mail of ours, or made up. */
  | 'unattributed'
  | 'not_understood'

/** Acts on reports. The same one twice changes nothing more. */
export function createReportsService(context: ServiceContext) {
  const { config } = context
  const noteRefusal = createRefusalNote(context)

  return {
    /**
     * Reads a mail and does what follows from it. Only a return path that we signed says whom it is about, whatever the report names: so
     * nobody can have somebody else's address suppressed.
     */
    take: async (source: Buffer): Promise<ReportOutcome> => {
      const report = await readReport(source)
      const mailId = firstMailId(report.addresses)
      if (report.kind === 'complaint')
        return complain(mailId ?? firstMailId(returnPathsIn(config, textOf(source))), source)
      if (mailId === undefined) return 'unattributed'
      if (report.kind === 'unknown') return 'not_understood'
      if (report.kind === 'under way') return 'under_way'
      if (report.kind === 'auto-reply') return 'auto_reply'
      return refuse(mailId, report.refusal)
    },
  }

  function firstMailId(addresses: string[]): string | undefined {
    for (const address of addresses) {
      const id = mailIdOf(config, address)
      if (id !== undefined) return id
    }
    return undefined
  }

  async function refuse(mailId: string, refusal: Refusal): Promise<ReportOutcome> {
    const noted = await context.transaction(async (trx) => {
      const mail = await findMail(trx, mailId)
      if (!mail) return false
      const isNew = await markReturned(trx, mail.id, refusal, context.now())
      if (isNew && mail.lane === 'newsletter') await noteRefusal(trx, mail, refusal)
      return true
    })
    return noted ? 'refused' : 'outdated'
  }

  /** Feedback loops send complaints to one address for all: the letter inside says whose it was. */
  async function complain(mailId: string | undefined, source: Buffer): Promise<ReportOutcome> {
    const noted = await context.transaction(async (trx) => {
      const recipient = (mailId && (await findMail(trx, mailId))?.recipient) || (await readerIn(trx, source))
      if (!recipient) return false
      await suppressIn(trx, context, recipient, { reason: 'complained', mailId })
      return true
    })
    if (noted) return 'complaint'
    return mailId === undefined ? 'unattributed' : 'outdated'
  }

  /** By the link to leave that every issue carries; only its reader and we know it. */
  async function readerIn(trx: Database, source: Buffer): Promise<string | undefined> {
    const text = textOf(source)
      .replace(/=\r?\n|\r?\n[ \t]+/g, '')
      .replaceAll('=3D', '=')
    for (const [, token = ''] of [...text.matchAll(/[?&]token=([\w.-]{20,200})/g)].slice(0, mostLinks)) {
      const link = await findToken(trx, hashToken(token), 'unsubscribe')
      if (link) return (await findSubscriber(trx, link.subscriber_id))?.email
    }
    return undefined
  }
}

/** Links that are looked up in one mail: whoever sends us mail must not make us look up thousands. */
const mostLinks = 10

const textOf = (source: Buffer) => source.toString('latin1')

function findMail(db: Database, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
}
