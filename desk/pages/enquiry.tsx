import { useCallback, useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { formLabels } from '#content/form-labels.ts'
import { dayAfter, swissDay } from '#content/swiss-time.ts'
import { contactFields } from '#contract/contact-fields.ts'
import type { EnquiryState } from '#server/db/tables/enquiries.ts'
import type { DeskServices } from '#server/desk/services.ts'
import type { EnquiryOutcome } from '#server/enquiries/service.ts'
import { mayDo } from '#server/team/roles.ts'
import { type Access, allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { deadlineOf } from '../deadline.ts'
import { fill } from '../fill.ts'
import { furtherFields } from '../further-fields.server.ts'
import { pick } from '../pick.ts'
import { dueTime } from '../time.ts'
import { LinkKey } from '../ui/form.tsx'
import { Back } from '../ui/top.tsx'
import { holdUndoKey } from '../ui/undo.ts'
import { useFetcher } from '../use-fetcher.ts'
import { useKeys } from '../use-keys.ts'
import { useOpenedFocus } from '../use-opened-focus.ts'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/enquiry.ts'
import { pageName } from './content/titles.server.ts'
import { Conversation } from './enquiries/conversation.tsx'
import { Head } from './enquiries/head.tsx'
import { reminderIn } from './enquiries/reminder.server.ts'
import type { EnquiryAnswer, TakenBack } from './enquiries/sheet-data.ts'
import { stateOf } from './enquiries/state.ts'
import { nextTimes, templatesFor, timesGone } from './enquiries/templates.server.ts'
import { threadOf, wayOf } from './enquiries/thread.server.ts'
import { Writing, type WritingTab } from './enquiries/writing.tsx'

export { SheetError as ErrorBoundary } from '../ui/route-error.tsx'
export { clientAction, shouldRevalidate } from '../without-server.ts'

const permissionOf = { access: 'people.export', erasure: 'people.erase' } as const
const placed = ['name', 'email', 'company', 'event', 'message'] as const

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time, open, brand } = allowed(args, 'enquiries')
  const { id } = args.params
  const words = deskCopy(language, 'enquiries')
  const found = await services.enquiries.find(id)
  if (!found) throw data('unknown', 404)
  await services.enquiries.visit(id, false)
  const sent = found.entries.flatMap(({ mail_id }) => mail_id ?? [])
  const [draft, others, members, ends] = await Promise.all([
    services.enquiries.draft(id),
    services.enquiries.others(id),
    services.members.list(),
    services.mails.endsOf(sent),
  ])
  const { reasons } = deskCopy(language, 'outbox')
  const now = new Date()
  const { enquiry } = found
  const [appointments, free] = mayDo(open.member.role, 'appointments')
    ? await Promise.all([appointmentsOf(services, enquiry.email_key), services.appointments.free()])
    : [[], []]
  const deadline = deadlineOf(enquiry, now)
  return {
    words,
    enquiry: {
      ...pick(enquiry, 'id', 'name', 'email', 'phone', 'company', 'language', 'event', 'state', 'revision'),
      /** Under which their card is found. */
      key: enquiry.email_key,
      mayHandOut: mayDo(open.member.role, 'people.export'),
      /** What is to be done there, for whoever may. */
      wish: enquiry.wish && mayDo(open.member.role, permissionOf[enquiry.wish]) ? enquiry.wish : null,
      page: enquiry.page && pageName(enquiry.page, language),
      further: furtherFields(contactFields, enquiry, formLabels(language).contact, placed),
      title: fill(words.titles[enquiry.event ? 'event' : wayOf(enquiry)], { name: enquiry.name }),
      assignedTo: enquiry.assigned_to,
      /** Who looks after it, where that is somebody else. */
      colleague: members.find(({ id }) => id === enquiry.assigned_to && id !== open.member.id)?.name,
      reminder: enquiry.remind_at && time(enquiry.remind_at),
      remindsLate: deadline.isOwed && enquiry.remind_at !== null && enquiry.remind_at > deadline.due,
      latest: found.latest,
      due: dueTime(deadline.due, language, now),
      ...pick(deadline, 'isOwed', 'isUrgent', 'isLate'),
    },
    thread: threadOf(found, words, { time, brand, language, members, ends, reasons }),
    appointments: appointments.map((appointment) => ({
      id: appointment.id,
      text: fill(words.appointments[appointment.status], { time: time(appointment.start) }),
    })),
    templates: templatesFor(enquiry, free, { reader: language, now }),
    now: now.getTime(),
    draft: draft ? { text: draft.text, note: draft.note, saved: time(draft.saved_at) } : null,
    others: others.map((other) => ({ ...other, since: time(other.since) })),
    members: members.map(({ id, name }) => ({ id, name })),
    colleagues: members.flatMap(({ id, name }): [string, string][] =>
      id === open.member.id ? [] : [[id, fill(words.noteFor.one, { name })]],
    ),
    tomorrow: dayAfter(swissDay(now)),
  }
}

/** Of the person who wrote, whichever of their addresses they booked with. */
async function appointmentsOf({ people, appointments }: DeskServices, email: string) {
  const addresses = await people.addressesOf(email)
  const booked = await Promise.all(addresses.map((address) => appointments.of(address)))
  return booked.flat().toSorted((one, other) => one.start.localeCompare(other.start))
}

export async function action(args: Route.ActionArgs): Promise<EnquiryAnswer> {
  const { desk, form } = await changing(args, 'enquiries')
  const { enquiries } = desk.services
  const { id } = args.params
  const text = String(form.get('text') ?? '')
  const revision = form.has('revision') ? Number(form.get('revision')) : undefined
  const seen = form.has('seen') ? { seen: String(form.get('seen')) } : {}
  if (revision !== undefined && !isRevision(revision)) throw data('bad request', 400)
  const memberIn = async (name: string) => {
    const memberId = String(form.get(name) ?? '') || null
    const members = await desk.services.members.list()
    if (memberId !== null && !members.some(({ id }) => id === memberId)) throw data('bad request', 400)
    return memberId
  }
  const answered = (outcome: EnquiryOutcome, did: 'changed' | 'noted' | 'sent' | 'undone'): EnquiryAnswer =>
    outcome.ok ? { did, at: Date.now(), revision: outcome.enquiry.revision } : { problem: outcome.problem }
  const kept = (what: 'assignee' | 'reminder', outcome: EnquiryOutcome): EnquiryAnswer => ({
    ...answered(outcome, 'changed'),
    ...(outcome.ok && { kept: what }),
  })
  const act = form.get('act')
  if (act === 'send' || act === 'send-close') {
    const told = await goneTimes(desk, id, text)
    const known = form.getAll('gone')
    if (told?.gone.some((time) => !known.includes(time))) return { problem: 'times_gone', ...told }
  }
  switch (act) {
    case 'state': {
      const before = (await enquiries.find(id))?.enquiry.state
      const outcome = await enquiries.change(id, { state: stateIn(form) }, revision)
      const after = outcome.ok && outcome.enquiry.state
      return {
        ...answered(outcome, 'changed'),
        ...(before && after && before !== after && { moved: { before, after } }),
      }
    }
    case 'assign':
      return kept('assignee', await enquiries.change(id, { assignedTo: await memberIn('member') }, revision))
    case 'remind': {
      const remindAt = reminderIn(form, new Date())
      if (remindAt === undefined) return { problem: 'bad_time' }
      return kept('reminder', await enquiries.change(id, { remindAt }, revision))
    }
    case 'note':
      return answered(await enquiries.note(id, text, await memberIn('for')), 'noted')
    case 'send':
      return answered(await enquiries.reply(id, text, seen), 'sent')
    case 'send-close': {
      const outcome = await enquiries.reply(id, text, { ...seen, close: true })
      const own = (await enquiries.find(id))?.entries.findLast(
        ({ kind, author_id }) => kind === 'reply' && author_id === desk.open.member.id,
      )
      return { ...answered(outcome, 'sent'), ...(outcome.ok && own && { closed: own.id }) }
    }
    case 'undo': {
      const entry = String(form.get('entry'))
      const text = (await enquiries.find(id))?.entries.find((one) => one.id === entry)?.text
      const outcome = await enquiries.undoReply(entry)
      return { ...answered(outcome, 'undone'), ...(outcome.ok && text !== undefined && { text }) }
    }
    case 'address': {
      const added = await enquiries.addAddress(id, String(form.get('email') ?? '').trim())
      return added.ok ? { did: 'saved', at: Date.now() } : { problem: added.problem }
    }
    case 'draft':
      return (await enquiries.saveDraft(id, form.get('kind') === 'note' ? 'note' : 'reply', text))
        ? { did: 'saved', at: Date.now() }
        : { problem: 'unknown' }
    default:
      throw data('bad request', 400)
  }
}

/** Of the times that a reply offers those that nobody can book any more, and the next ones that can be. */
async function goneTimes({ services, open }: Access, id: string, text: string) {
  const found = await services.enquiries.find(id)
  if (!found || !mayDo(open.member.role, 'appointments')) return undefined
  const { language, email_key } = found.enquiry
  const free = await services.appointments.free()
  const reads = { language, now: new Date() }
  // What the person has booked may be spoken of.
  const gone = timesGone(text, [...free, ...(await appointmentsOf(services, email_key))], reads)
  return { gone, free: nextTimes(free, reads) }
}

/** A whole number that both stores can hold. */
const isRevision = (number: number) => Number.isInteger(number) && number >= 0 && number < 2 ** 31

function stateIn(form: FormData): EnquiryState {
  const state = stateOf(form.get('state'))
  if (!state) throw data('bad request', 400)
  return state
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.enquiry.title }]

/** One enquiry: what was asked, what was said since, and the answer being written. */
export default function Enquiry({ loaderData }: Route.ComponentProps) {
  const { words, enquiry } = loaderData
  const { formToken } = useRoot()
  const [parameters] = useSearchParams()
  const fetcher = useFetcher<EnquiryAnswer>()
  const [tab, setTab] = useState<WritingTab>(enquiry.email ? 'reply' : 'note')
  const [takenBack, setTakenBack] = useState<TakenBack>()

  useOpenedFocus('.sheet')

  const write = useCallback((which: WritingTab) => {
    setTab(which)
    // Once its tab is shown; with the keys that send it, not only the line that is written.
    requestAnimationFrame(() => {
      const field = document.getElementById(which)
      field?.focus({ preventScroll: true })
      field?.closest('.answering')?.scrollIntoView({ block: 'nearest' })
    })
  }, [])
  const takeUp = useCallback(
    (reply: TakenBack) => {
      setTakenBack(reply)
      write('reply')
    },
    [write],
  )
  const keys = {
    e: () => {
      holdUndoKey()
      fetcher.submit(
        { formToken, act: 'state', state: 'done', revision: enquiry.revision },
        { method: 'post', action: `/enquiries/${enquiry.id}` },
      )
    },
    r: () => write('reply'),
    n: () => write('note'),
  }
  useKeys(keys)

  return (
    <article key={enquiry.id}>
      <div className="ways only-phone">
        <Back label={words.back} to={`/enquiries?${parameters}`} />
        <LinkKey label={enquiry.email ? words.answer : words.noteTab} onClick={enquiry.email ? keys.r : keys.n} />
      </div>
      <Head data={loaderData} fetcher={fetcher} />
      <Conversation data={loaderData} onTakenBack={takeUp} />
      <Writing data={loaderData} tab={tab} onTab={setTab} takenBack={takenBack} />
    </article>
  )
}
