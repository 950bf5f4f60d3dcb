import { createHash } from 'node:crypto'
import { dayMs } from '#contract/milliseconds.ts'
import type { ServiceContext } from '../context.ts'
import { emailKey } from '../db/email-key.ts'
import { foldText } from '../db/search-text.ts'
import type { Database } from '../db/tables.ts'
import { addFiles, addMail, keptOf } from '../enquiries/mails.ts'
import { addWords, changeEnquiry, enquiryOfMail, findEnquiry, type ListedEnquiry } from '../enquiries/store.ts'
import { enquiriesAddressedIn } from '../mail/reply-address.ts'
import { mailIdOf, returnPathsIn } from '../mail/return-path.ts'
import { type IncomingFile, type IncomingMail, readMail } from './read-mail.ts'

/** A mail that waits in the mailbox. */
export type DeliveredMail = {
  /** Its beginning: all of it, where it is no longer. */
  head: Buffer
  /** In bytes, of all of it. */
  size: number
  arrivedAt: Date
  /** All of it, up to `heaviestMail`. */
  whole(): Promise<Buffer>
}

/** What became of an answer. Of the last two something is not at the desk: they stay in the mailbox. */
export type IncomingOutcome = 'answer' | 'automatic_answer' | 'known_answer' | 'answer_in_part' | 'too_many_answers'

/** In bytes. Of heavier mails the beginning is read. */
export const heaviestMail = 16 * 1024 * 1024

const heaviestFile = 10 * 1024 * 1024
/** What whoever holds the address of an enquiry can make us keep. */
const heaviestEnquiry = 20 * 1024 * 1024
const mostMailsADay = 50

/** What is kept: nothing in it runs when it is opened. Anything else is named, and lies in the mailbox. */
const keptEndings =
  /\.(pdf|png|jpe?g|gif|webp|heic|tiff?|txt|csv|xml|json|docx|xlsx|pptx|odt|ods|odp|rtf|zip|ics|vcf|eml|msg|p7s|asc)$/i

/** Takes what people answer to our mails into their enquiry. Nothing is ever answered to it by itself. */
export function createIncomingService(context: ServiceContext) {
  const { db, config } = context

  return {
    /**
     * Takes a mail once, however often it is read.
     * @returns undefined where it is no answer to an enquiry, but a report, or anything else
     */
    take: async (mail: DeliveredMail): Promise<IncomingOutcome | undefined> => {
      if (!config.replyAddress) return undefined
      const head = headOf(mail.head)
      if (/^content-type:\s*multipart\/report\b/im.test(head)) return undefined
      if (returnPathsIn(config, head).some((address) => mailIdOf(config, address))) return undefined
      const enquiry = await enquiryOf(head)
      if (!enquiry) return undefined
      const isWhole = mail.size <= heaviestMail
      const read = await readMail(isWhole ? await mail.whole() : mail.head).catch(() => unreadable(head))
      return keep(enquiry, isWhole ? read : { ...read, isCut: true }, mail, isWhole)
    },
  }

  /** By the address that we gave it, else by the mail of ours that it answers: nobody else knows either of them. */
  async function enquiryOf(head: string): Promise<ListedEnquiry | undefined> {
    const references = [...head.matchAll(/^(?:in-reply-to|references):(.*)$/gim)].map(([, ids]) => ids).join(' ')
    const mails = [...references.matchAll(/<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi)].slice(-mostReferences)
    const candidates = [
      ...enquiriesAddressedIn(config, head),
      ...(await Promise.all(mails.map(([, id = '']) => enquiryOfMail(db, id.toLowerCase())))),
    ]
    for (const id of candidates) {
      const enquiry = id === undefined ? undefined : await findEnquiry(db, id)
      if (enquiry) return enquiry
    }
    return undefined
  }

  async function keep(
    enquiry: ListedEnquiry,
    read: IncomingMail,
    { head, arrivedAt }: DeliveredMail,
    isWhole: boolean,
  ): Promise<IncomingOutcome> {
    const now = context.now()
    const received_at = new Date(Math.min(arrivedAt.getTime(), now.getTime())).toISOString()
    let outcome: IncomingOutcome = 'known_answer'
    await context.transaction(async (trx) => {
      const kept = await keptOf(trx, enquiry.id, new Date(now.getTime() - dayMs).toISOString())
      const files = withData(read.files, isWhole ? heaviestEnquiry - kept.bytes : 0)
      const isInPart = read.isCut || files.some(({ data }) => data === null)
      const { address } = read.sender
      const mail = {
        id: context.newId(),
        message_id: enquiry.id,
        key: keyOf(enquiry.id, read, head),
        reference: read.messageId,
        sender_name: read.sender.name,
        other_address: address === '' || address === emailKey(enquiry.email) ? null : address,
        text: read.text,
        quoted: read.quoted,
        is_automatic: Number(read.isAutomatic),
        is_refuted: Number(read.isSenderRefuted),
        is_cut: Number(read.isCut),
        received_at,
      }
      if (!(await addMail(trx, mail))) {
        outcome = isInPart ? 'answer_in_part' : 'known_answer'
        return { ok: false }
      }
      if (kept.mails >= mostMailsADay) {
        outcome = 'too_many_answers'
        return { ok: false }
      }
      await addFiles(
        trx,
        files.map((file, number) => ({ id: context.newId(), mail_id: mail.id, number, ...file })),
      )
      await addWords(trx, enquiry.id, foldText(read.text), { changed_at: now.toISOString() })
      if (!read.isAutomatic) await wantAnswer(trx, enquiry, received_at)
      outcome = isInPart ? 'answer_in_part' : read.isAutomatic ? 'automatic_answer' : 'answer'
      return { ok: true }
    })
    return outcome
  }
}

/** It is open again; what was taken for spam stays so. */
async function wantAnswer(trx: Database, { id, state, waiting_since }: ListedEnquiry, since: string): Promise<void> {
  if (state === 'spam') return
  const isNew = state === 'done' || waiting_since === null
  const change = { ...(state === 'done' && { state: 'open' as const }), ...(isNew && { waiting_since: since }) }
  await changeEnquiry(trx, id, change, undefined)
}

/** Whoever sends us mail must not make us look up thousands. */
const mostReferences = 20

/** Its fields, each in one line; what is longer than any mail program writes is left out. */
function headOf(source: Buffer): string {
  const [head = ''] = source.toString('latin1', 0, 64 * 1024).split(/\r?\n\r?\n/, 1)
  return head.replace(/\r?\n[ \t]+/g, ' ')
}

/** Somebody answered, and nothing more can be said of it. */
function unreadable(head: string): IncomingMail {
  return {
    sender: { name: '', address: '' },
    text: '',
    quoted: '',
    files: [],
    isAutomatic: /^auto-submitted: *(?!no\b)\S/im.test(head),
    isSenderRefuted: false,
    isCut: true,
    messageId: null,
  }
}

/** What may be kept, file by file, as long as there is room. */
function withData(files: IncomingFile[], room: number): { name: string; size: number; data: string | null }[] {
  let left = room
  return files.map(({ name, size, data }) => {
    const isKept = keptEndings.test(name) && size <= Math.min(left, heaviestFile)
    if (isKept) left -= size
    return { name, size, data: isKept ? data.toString('base64') : null }
  })
}

/** The same for the same mail, also where it came on two ways. What says something else is another one, whatever it calls itself. */
function keyOf(enquiryId: string, { messageId, sender, text, quoted, files }: IncomingMail, head: Buffer): string {
  const said = [text, quoted, ...files.map(({ name, size }) => [name, size])]
  const hash = createHash('sha256').update(JSON.stringify([enquiryId, messageId, sender.address, said]))
  return (messageId === null ? hash.update(head) : hash).digest('base64url')
}
