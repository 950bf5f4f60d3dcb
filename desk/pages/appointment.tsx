import { data, useSearchParams } from 'react-router'
import { swissTime } from '#content/swiss-time.ts'
import { appointmentWay } from '#contract/appointment-way.ts'
import { clockTime, weekdayDate } from '#contract/dates.ts'
import type { BookProblem } from '#server/appointments/book-service.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { allowed, changing } from '../access.server.ts'
import { answered } from '../answered.ts'
import { deskCopy } from '../copy.server.ts'
import { nextMorning } from '../deadline.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { Facts } from '../ui/facts.tsx'
import { Alert, Key, PostForm, WayKey } from '../ui/form.tsx'
import { Phone, WithPhone } from '../ui/phone.tsx'
import { Back } from '../ui/top.tsx'
import { useFetcher } from '../use-fetcher.ts'
import { useOpenedFocus } from '../use-opened-focus.ts'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/appointment.ts'
import type { AppointmentAnswer, AppointmentData } from './appointments/data.ts'
import { freeDays } from './appointments/days.server.ts'
import { hostNames } from './appointments/hosts.server.ts'
import { Cancelling, Moving } from './appointments/moving.tsx'
import { TeamNote } from './appointments/team-note.tsx'
import { dayIn, momentIn, timeIn } from './appointments/typed-time.server.ts'
import { pageName } from './content/titles.server.ts'

export { SheetError as ErrorBoundary } from '../ui/route-error.tsx'
export { clientAction, shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'appointments')
  const words = deskCopy(language, 'appointments')
  const row = await services.appointments.find(args.params.id)
  if (!row) throw data('unknown', 404)
  const now = new Date()
  const isToCome = row.start > now.toISOString()
  const canChange = row.status === 'booked' && isToCome
  const [names, free, inBlocks] = await Promise.all([
    hostNames(services, words),
    canChange ? services.appointments.free() : [],
    canChange ? services.appointments.standsInBlock(row) : false,
  ])
  const moment = (iso: string) => `${weekdayDate(iso, language)}, ${clockTime(iso, language)}`
  return {
    words,
    appointment: {
      ...pick(row, 'id', 'name', 'email', 'phone', 'topic', 'language', 'status', 'sequence', 'note'),
      /** Under which their card is found. */
      key: row.email_key,
      page: row.page && pageName(row.page, language),
      when: fill(words.sheet.when, {
        date: weekdayDate(row.start, language),
        from: clockTime(row.start, language),
        to: clockTime(row.ends_at, language),
      }),
      before: moment(row.start),
      way: words.sheet[appointmentWay(row.phone !== null, services.appointments.rules.meetingUrl !== undefined)],
      hostId: row.host_id,
      host: names.hosts.length > 1 || row.host_id !== names.hosts[0]?.id ? names.nameOf(row.host_id) : null,
      booked: time(row.created_at),
      reminded: row.reminded_at && time(row.reminded_at),
      isReminderToCome: services.appointments.isReminded(row),
      cancelled:
        row.cancelled_at && row.cancelled_by
          ? fill(words.sheet.status.cancelledBy[row.cancelled_by], { time: time(row.cancelled_at) })
          : null,
      canChange,
      canMiss: row.status === 'booked' && !isToCome,
      isUndecided: services.today.isUndecided(row),
      isHeld: row.held_at !== null && row.status === 'booked',
      inBlock: inBlocks,
      isUrgent: inBlocks && services.today.isSoon(row.start, nextMorning(now)),
    },
    free: freeDays(free, language),
    hosts: names.hosts,
  }
}

export async function action(args: Route.ActionArgs): Promise<AppointmentAnswer> {
  const { desk, form } = await changing(args, 'appointments')
  const { appointments } = desk.services
  const { id } = args.params
  const sequence = Number(form.get('sequence') ?? Number.NaN)
  const seen = Number.isInteger(sequence) ? { sequence } : {}
  switch (form.get('act')) {
    case 'show-move':
    case 'move': {
      const start = startIn(form)
      if (!start) return { problem: 'bad_time' }
      const hostId = String(form.get('host') ?? '')
      const how = { ...tellingIn(form), ...(hostId && { hostId }) }
      if (form.get('act') === 'show-move') return shownLetter(desk.services, id, { ...how, start })
      const moved = await appointments.move(id, start, { ...seen, ...how })
      return moved.ok ? { did: 'moved' } : refused(desk.services, id, moved.problem)
    }
    case 'show-cancel':
      return shownLetter(desk.services, id, tellingIn(form))
    case 'cancel': {
      const cancelled = await appointments.cancel(id, { ...seen, ...tellingIn(form) })
      return cancelled.ok ? { did: 'cancelled' } : refused(desk.services, id, cancelled.problem)
    }
    case 'note': {
      const before = form.get('before')
      const seenNote = typeof before === 'string' ? { before } : {}
      return answered(await appointments.note(id, String(form.get('note') ?? ''), seenNote), 'noted')
    }
    case 'held':
      return answered(await appointments.held(id), 'held')
    case 'no-show':
      return answered(await appointments.noShow(id, { undo: false }), 'no-show')
    case 'undo':
      return answered(await appointments.noShow(id, { undo: true }), 'undone')
    default:
      throw data('bad request', 400)
  }
}

async function refused({ appointments }: DeskServices, id: string, problem: BookProblem): Promise<AppointmentAnswer> {
  const sequence = problem === 'changed_meanwhile' ? (await appointments.find(id))?.sequence : undefined
  return { problem, ...(sequence !== undefined && { sequence }) }
}

/** Whose wish it is, and the team's own words to the visitor. */
function tellingIn(form: FormData) {
  return { isAsked: form.get('why') === 'asked', message: String(form.get('message') ?? '').slice(0, 2000) }
}

async function shownLetter(
  { appointments, preview }: DeskServices,
  id: string,
  how: Parameters<DeskServices['appointments']['letterOf']>[1],
): Promise<AppointmentAnswer> {
  const found = await appointments.letterOf(id, how)
  return found.ok ? { letter: preview(found.letter, found.language) } : { problem: found.problem }
}

/** One of the free times, or a day and a time of day by the clock in Zurich. */
function startIn(form: FormData): string | undefined {
  if (form.get('start')) return momentIn(form.get('start'))
  const [day, time] = [dayIn(form, 'date'), timeIn(form, 'time')]
  return day && time ? new Date(swissTime(day, time)).toISOString() : undefined
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.appointment.name }]

/** One appointment: who, when and how, what about; and what the team does with it. */
export default function Appointment({ loaderData }: Route.ComponentProps) {
  const { words, appointment } = loaderData
  const { words: shell } = useRoot()
  const [parameters] = useSearchParams()
  const week = parameters.get('week')
  useOpenedFocus('.sheet')
  return (
    <article key={appointment.id}>
      <Back look="only-phone" to={`/appointments${week ? `?week=${week}` : ''}`} label={words.back} />
      <h1 tabIndex={-1}>{appointment.name}</h1>
      <p>
        {appointment.when}.{' '}
        <span className="soft">
          <WithPhone text={appointment.way} number={appointment.phone} />
        </span>
      </p>
      {appointment.cancelled && <p className="error">{appointment.cancelled}</p>}
      {appointment.status === 'no_show' && <p className="error">{words.sheet.status.no_show}</p>}
      {appointment.inBlock && (
        <p className="ask">
          {appointment.isUrgent && <span className="dot" />} <b>{words.sheet.inBlock}</b>
        </p>
      )}
      {appointment.isHeld && <p>{words.sheet.status.held}</p>}
      {appointment.isUndecided && (
        <p className="ask">
          <span>
            <b>{words.sheet.over}</b> <span className="soft">{words.sheet.overText}</span>
          </span>
        </p>
      )}
      <Acts data={loaderData} />
      <section className="after">
        <h2>{words.sheet.about}</h2>
        {appointment.topic ? (
          <p className="typed" lang={appointment.language}>
            {fill(shell.quoted, { text: appointment.topic })}
          </p>
        ) : (
          <p className="soft">{words.sheet.noTopic}</p>
        )}
      </section>
      <Known data={loaderData} />
      <TeamNote key={appointment.id} data={loaderData} />
    </article>
  )
}

function Acts({ data }: { data: AppointmentData }) {
  const { words, appointment } = data
  const fetcher = useFetcher<AppointmentAnswer>()
  const answer = fetcher.data
  const whose = <span className="visually-hidden">{fill(words.sheet.of, { name: appointment.name })}</span>
  return (
    <>
      <div className="actions paragraph">
        {appointment.canChange && (
          <>
            <Moving data={data} whose={whose} />
            <Cancelling data={data} whose={whose} />
          </>
        )}
        {(appointment.canMiss || appointment.status === 'no_show') && (
          <PostForm of={fetcher} className="actions">
            {appointment.isUndecided && (
              <Key label={words.sheet.held} look="main" act="held">
                {whose}
              </Key>
            )}
            <button
              className={appointment.canMiss ? 'key' : 'link-key'}
              type="submit"
              name="act"
              value={appointment.canMiss ? 'no-show' : 'undo'}
            >
              {appointment.canMiss ? words.sheet.noShow : words.sheet.undoNoShow}
              {whose}
            </button>
          </PostForm>
        )}
      </div>
      <Alert>{answer && 'problem' in answer && words.problems[answer.problem]}</Alert>
    </>
  )
}

function Known({ data: { words, appointment } }: { data: AppointmentData }) {
  const { fields, languages, reminded, notReminded, noReminder, card } = words.sheet
  const { phone, email, key } = appointment
  const toCard = <WayKey label={card} look="line" to={`/people/card?email=${encodeURIComponent(key)}`} />
  return (
    <Facts
      look="after"
      of={[
        [fields.phone, phone && <Phone number={phone} />],
        [fields.email, email || null],
        [fields.person, toCard],
        [fields.language, languages[appointment.language]],
        [fields.host, appointment.host],
        [fields.page, appointment.page],
        [fields.booked, appointment.booked],
        [
          fields.reminder,
          // Without an address there is none.
          email &&
            (appointment.reminded
              ? fill(reminded, { time: appointment.reminded })
              : appointment.canChange && (appointment.isReminderToCome ? notReminded : noReminder)),
        ],
      ]}
    />
  )
}
