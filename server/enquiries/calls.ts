import { asciiDomain, isMailAddress } from '#contract/email-domain.ts'
import type { Language } from '#contract/language.ts'
import { characterCount, limits } from '#contract/limits.ts'
import { addMessage } from '../contact/store.ts'
import type { ServiceContext } from '../context.ts'
import { emailKey } from '../db/email-key.ts'
import type { Wish } from '../db/tables/enquiries.ts'
import { changeEnquiry, findEnquiry, refreshWords } from './store.ts'

/** What somebody said at the telephone, as far as they did. */
export type Call = Record<'name' | 'phone' | 'email' | 'company' | 'message', string> & {
  language: Language
  /** Id of the member who is to see to it. */
  assignedTo: string | null
  wish?: Wish | undefined
}

export type CallOutcome =
  | { ok: true; id: string }
  | { ok: false; problem: 'nobody' | 'empty' | 'too_long' | 'bad_email' | 'unknown' | 'changed_meanwhile' }

/**
 * Enquiries that somebody of the team writes down. Nothing is mailed: whoever called knows that we know.
 * @param longestText in characters, of what is written at the desk
 */
export function createCalls(context: ServiceContext, longestText: number) {
  return {
    /** A name or a number is enough. */
    noteCall: (call: Call): Promise<CallOutcome> =>
      context.transaction<CallOutcome>(async (trx) => {
        const email = asciiDomain(call.email)
        const cut = (field: 'name' | 'phone' | 'company') => call[field].slice(0, limits[field].max)
        const [name, phone, message] = [cut('name'), cut('phone'), call.message]
        if (!name && !phone && !email) return { ok: false, problem: 'nobody' }
        if (!message) return { ok: false, problem: 'empty' }
        if (characterCount(message) > longestText) return { ok: false, problem: 'too_long' }
        if (email && !isEmail(email)) return { ok: false, problem: 'bad_email' }
        const { language, assignedTo, wish = null } = call
        const { actor } = context
        const id = context.newId()
        await addMessage(trx, {
          ...{
            id,
            name: name || phone || email,
            email,
            company: cut('company') || null,
            event: null,
            origin: null,
            message,
          },
          ...{ wish, phone: phone || null, noted_by: actor.kind === 'member' ? actor.id : actor.kind },
          ...{ language, page: null, created_at: context.now().toISOString() },
        })
        const isOwn = actor.kind === 'member' && actor.id === assignedTo
        await changeEnquiry(trx, id, { assigned_to: assignedTo, handed_to: isOwn ? null : assignedTo }, undefined)
        await context.record(trx, { act: 'enquiry.call', subject: { kind: 'enquiry', id } })
        return { ok: true, id }
      }),

    /** The address of somebody who has none here yet; that of who wrote stays theirs. */
    addAddress: (id: string, typed: string): Promise<CallOutcome> =>
      context.transaction<CallOutcome>(async (trx) => {
        const email = asciiDomain(typed)
        const enquiry = await findEnquiry(trx, id)
        if (!enquiry) return { ok: false, problem: 'unknown' }
        if (enquiry.email) return { ok: false, problem: 'changed_meanwhile' }
        if (!isEmail(email)) return { ok: false, problem: 'bad_email' }
        const changed_at = context.now().toISOString()
        const change = { email, email_key: emailKey(email), changed_at }
        // Of two who add one at the same moment, one is told.
        const changed = await changeEnquiry(trx, id, change, enquiry.revision)
        if (!changed) return { ok: false, problem: 'changed_meanwhile' }
        await refreshWords(trx, id)
        await context.record(trx, { act: 'enquiry.address', subject: { kind: 'enquiry', id } })
        return { ok: true, id }
      }),
  }
}

const isEmail = (email: string) => isMailAddress(email) && characterCount(email) <= limits.email.max
