import { data, redirect } from 'react-router'
import { zonedTime } from '#contract/zoned-time.ts'
import type { EntryRequest } from '#server/documents/editing/publishing.ts'
import type { Revisions } from '#server/documents/editing/service.ts'
import type { PublishOutcome } from '#server/documents/publish.ts'
import type { Access } from '../../access.server.ts'
import { answered } from '../../answered.ts'
import { deskCopy } from '../../copy.server.ts'
import type { EntryValue } from './edit-value.ts'
import type { Finding } from './findings.server.ts'
import { findingsOf } from './findings.server.ts'

/** Acts after which the site says something else. */
export const publishingActs = ['publish', 'undo', 'withdraw', 'take', 'leave', 'give-back']

type Kept = {
  revisions: Revisions
  findings: Finding[]
  time: string
  by: string
  at: number
}
type Quiet = 'brought' | 'submitted' | 'taken-back' | 'given-back' | 'discarded' | 'removed' | 'withdrawn' | 'left'

/** What the forms of the page answer. `at`: in milliseconds since 1970. */
export type EntryAnswer =
  | ({ did: 'kept' } & Kept)
  | { problem: 'changed_meanwhile'; by: string; value: EntryValue; revisions: Revisions }
  | { did: 'published'; number: number; at: number }
  | { did: 'scheduled'; time: string }
  | { did: Quiet }
  | { did: 'undone'; number: number }
  | { problem: string; findings?: Finding[] }

const zone = 'Europe/Zurich'

/** Does what a form of an entry's page asks for. */
export async function actOn(desk: Access, id: string, form: FormData): Promise<EntryAnswer | Response> {
  const { editing, entries, documents } = desk.services
  const words = deskCopy(desk.language, 'content')
  const note = String(form.get('note') ?? '').trim()
  switch (form.get('act')) {
    case 'save': {
      const value = jsonIn<EntryValue>(form, 'value')
      const saved = await editing.save(id, value, jsonIn<Revisions>(form, 'revisions'))
      if (!saved.ok) {
        if (saved.problem !== 'changed_meanwhile') return { problem: saved.problem }
        const { by, value: theirs, revisions } = saved
        return { problem: 'changed_meanwhile', by, value: theirs, revisions }
      }
      return {
        did: 'kept',
        revisions: saved.revisions,
        findings: findingsOf(saved.findings, saved.entry, value, words),
        time: desk.time(new Date().toISOString()),
        by: desk.open.member.name,
        at: Date.now(),
      }
    }
    case 'publish': {
      const request = requestIn(form)
      if (!request) return { problem: 'time_past' }
      const ids = [id, ...form.getAll('with').map(String)]
      const outcome = await entries.publish(ids, request)
      if (outcome.ok && 'scheduled' in outcome)
        return { did: 'scheduled', time: desk.time(outcome.scheduled.publish_at) }
      return publishedOr(desk, id, outcome as PublishOutcome)
    }
    case 'submit':
      return answered(await entries.reviews.submit(id, note), 'submitted')
    case 'take-back':
      return answered(await entries.reviews.takeBack(id), 'taken-back')
    case 'give-back':
      return answered(await entries.reviews.giveBack(id, note), 'given-back')
    case 'take':
      return publishedOr(desk, id, await entries.take(id, words.differs.takeWhy))
    case 'leave':
      await entries.leave(id)
      return { did: 'left' }
    case 'undo': {
      const number = await documents.publishedNumber()
      if (String(number) !== form.get('number')) return { problem: 'changed_meanwhile' }
      return undone(desk, number)
    }
    case 'withdraw':
      await entries.withdraw(String(form.get('scheduled')))
      return { did: 'withdrawn' }
    case 'discard': {
      await entries.discard(id)
      return (await editing.open(id)) ? { did: 'discarded' } : redirect('/content')
    }
    case 'remove': {
      await entries.remove(id)
      return (await editing.open(id)) ? { did: 'removed' } : redirect('/content')
    }
    case 'bring': {
      const brought = await entries.bringBack(id, Number(form.get('number')))
      return brought ? { did: 'brought' } : { problem: 'unknown_revision' }
    }
    default:
      throw data('bad request', 400)
  }
}

/** Takes the last publication back, on the whole site. */
export async function undone(desk: Access, number: number): Promise<EntryAnswer> {
  const { documents } = desk.services
  const [before, publications] = await Promise.all([documents.before(), documents.publications()])
  const last = publications.find((one) => one.number === number)
  if (before === undefined || !last) return { problem: 'unknown' }
  // That it was taken back, each reader is told in the own language.
  const outcome = await documents.restorePublication(before, last.why)
  return outcome.ok ? { did: 'undone', number: outcome.publication } : { problem: outcome.problem }
}

async function publishedOr(desk: Access, id: string, outcome: PublishOutcome): Promise<EntryAnswer> {
  if (outcome.ok) return { did: 'published', number: outcome.publication, at: Date.now() }
  if (outcome.problem !== 'checks') return { problem: outcome.problem }
  const opened = await desk.services.editing.open(id)
  const words = deskCopy(desk.language, 'content')
  return {
    problem: 'checks',
    findings: opened ? findingsOf(outcome.findings, opened.entry, opened.value, words) : [],
  }
}

function requestIn(form: FormData): EntryRequest | undefined {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const request = { why: field('why'), seen: jsonIn<EntryRequest['seen']>(form, 'seen') }
  const redirect = field('redirect')
  if (form.get('when') !== 'at') return { ...request, ...(redirect && { redirect }) }
  const at = zonedTime(field('day'), field('clock'), zone)
  return at && { ...request, ...(redirect && { redirect }), at }
}

/** What a script of the page sent beside its form. @throws 400 for anything but an object */
function jsonIn<Sent extends object>(form: FormData, name: string): Sent {
  try {
    const sent: unknown = JSON.parse(String(form.get(name)))
    if (typeof sent === 'object' && sent !== null) return sent as Sent
  } catch {
    // Answered below.
  }
  throw data('bad request', 400)
}
