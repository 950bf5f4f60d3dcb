import { useState } from 'react'
import { data } from 'react-router'
import { read } from '#content/documents.ts'
import type { WeeklyHours } from '#server/appointments/slots.ts'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changingFresh } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { Facts } from '../ui/facts.tsx'
import { Key, LinkKey } from '../ui/form.tsx'
import { FreshForm } from '../ui/fresh-form.tsx'
import { Top } from '../ui/top.tsx'
import { useCopying } from '../use-copying.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/appointment-hours.ts'
import type { HoursAnswer, HoursData } from './appointments/data.ts'
import { HoursOf } from './appointments/hours-of.tsx'
import { timeIn } from './appointments/typed-time.server.ts'

export { clientAction, shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time, open } = allowed(args, 'appointments')
  const words = deskCopy(language, 'appointments')
  const [hosts, members, busy, feed] = await Promise.all([
    services.appointments.hosts(),
    services.members.list(),
    services.busyFeed(),
    services.calendarFeed.find(open.member.id),
  ])
  const { fromDay, toDay, from, to } = read('company').hours.consultation
  const dayName = (weekday: number) => words.hours.weekdays[weekday - 1] ?? ''
  const isOwner = mayDo(open.member.role, 'team')
  const { noticeHours, horizonDays, bufferMinutes } = services.appointments.rules
  return {
    words,
    // Nothing breaks after a dash.
    companyHours: `${dayName(fromDay)}–\u2060${dayName(toDay)}, ${from}–\u2060${to}`,
    isOwner,
    members: members.map(({ id, name }) => ({
      id,
      name,
      hours: hosts.find((host) => host.id === id)?.hours ?? [],
      canChange: isOwner || id === open.member.id,
    })),
    rules: { noticeHours, horizonDays, bufferMinutes },
    busy: busy && { readAt: busy.readAt && time(busy.readAt), failure: busy.failure },
    feed: feed && { since: time(feed.created_at), readAt: feed.read_at && time(feed.read_at) },
  }
}

export async function action(args: Route.ActionArgs): Promise<HoursAnswer> {
  // An address that shows names and numbers to whoever has it is a list handed out.
  const change = await changingFresh(args, (sent) => (sent.get('act') === 'make' ? 'lists.export' : 'appointments'))
  if ('stale' in change) return change
  const { desk, form } = change
  const { services, open } = desk
  const own = open.member.id
  switch (form.get('act')) {
    case 'hours': {
      const member = String(form.get('member') ?? '')
      if (member !== own && !mayDo(open.member.role, 'team')) throw data('forbidden', 403)
      const hours = hoursIn(form)
      if (!hours) return { problem: 'ends_before_it_begins' }
      const set = await services.appointments.setHours(member, hours)
      if (set.ok) return { did: 'set' }
      return { problem: set.problem === 'unknown_member' ? set.problem : 'ends_before_it_begins' }
    }
    case 'make': {
      const made = await services.calendarFeed.make(own)
      return made ? { did: 'made', url: made.url } : { problem: 'unknown_member' }
    }
    case 'revoke':
      await services.calendarFeed.revoke(own)
      return { did: 'revoked' }
    default:
      throw data('bad request', 400)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.hours.title }]

/** Who holds conversations and when, by which rules visitors book, and the calendars read and given out. */
export default function Hours({ loaderData }: Route.ComponentProps) {
  const { words, members, companyHours, isOwner } = loaderData
  const w = words.hours
  useLive()
  return (
    <div className="page">
      <Top title={w.title} back={['/appointments', words.back]} note={fill(w.text, { hours: companyHours })} />
      <div className="side hours">
        <div>
          <section className="block">
            {members.map((member) => (
              <HoursOf key={member.id} words={words} member={member} />
            ))}
            {!isOwner && <p className="note">{w.own}</p>}
          </section>
          <CalendarAddress data={loaderData} />
        </div>
        <aside>
          <Rules data={loaderData} />
          <Busy data={loaderData} />
        </aside>
      </div>
    </div>
  )
}

function Rules({ data: { words, rules } }: { data: HoursData }) {
  const w = words.hours
  return (
    <section className="block">
      <h2>{w.rules}</h2>
      <Facts
        of={[
          [w.notice, fill(w.noticeText, { count: rules.noticeHours })],
          [w.horizon, fill(w.horizonText, { count: rules.horizonDays })],
          [w.buffer, rules.bufferMinutes === 0 ? w.bufferNone : fill(w.bufferText, { count: rules.bufferMinutes })],
        ]}
      />
      <p className="note">{w.rulesNote}</p>
    </section>
  )
}

function Busy({ data: { words, busy } }: { data: HoursData }) {
  const w = words.hours
  return (
    <section className="block after">
      <h2>{w.busy}</h2>
      {busy ? (
        <>
          <p>{busy.readAt ? fill(w.busyRead, { time: busy.readAt }) : w.busyNever}</p>
          {busy.failure && <p className="error">{fill(w.busyFailed, { failure: busy.failure })}</p>}
        </>
      ) : (
        <p className="soft">{w.busyNone}</p>
      )}
    </section>
  )
}

/** The secret address by which a member's own calendar shows their appointments. It is shown once, when it is made. */
function CalendarAddress({ data: { words, feed } }: { data: HoursData }) {
  const w = words.hours
  const [answer, setAnswer] = useState<HoursAnswer>()
  const url = answer && 'url' in answer ? answer.url : undefined
  const { isCopied, copy } = useCopying(url ?? '')
  const read = feed?.readAt ? fill(w.readAt, { time: feed.readAt }) : w.neverRead
  return (
    <section className="block after">
      <h2>{w.calendar}</h2>
      <p>{w.calendarText}</p>
      <div role="status">
        {url && (
          <>
            <p className="paragraph">
              <b>{w.made}</b>
            </p>
            <p className="mono anywhere">{url}</p>
            <p>
              <LinkKey label={isCopied ? w.copied : w.copy} onClick={copy} />
            </p>
          </>
        )}
        {answer && 'did' in answer && answer.did === 'revoked' && (
          <p className="paragraph">
            <b>{w.revoked}</b>
          </p>
        )}
      </div>
      {feed && <p className="note paragraph">{fill(w.since, { time: feed.since, read })}</p>}
      {/* One form: one that goes with the address would take the answer along. */}
      <FreshForm<HoursAnswer> onAnswer={setAnswer}>
        <div className="actions paragraph">
          <Key label={feed ? w.remake : w.make} act="make" />
          {feed && <LinkKey label={w.revoke} look="bad" act="revoke" />}
        </div>
      </FreshForm>
      {feed && <p className="note paragraph">{w.remakeText}</p>}
    </section>
  )
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** How many spans a day of the form has. */
const spansADay = 2

/** The spans that the form names, `from-3-0` and `to-3-0` and so on; undefined when one has no end, or ends before it begins. */
function hoursIn(form: FormData): WeeklyHours[] | undefined {
  const hours: WeeklyHours[] = []
  for (const weekday of weekdays) {
    for (let span = 0; span < spansADay; span++) {
      const [from, to] = [timeIn(form, `from-${weekday}-${span}`), timeIn(form, `to-${weekday}-${span}`)]
      if (!from && !to) continue
      if (!from || !to || from >= to) return undefined
      hours.push({ weekday, from, to })
    }
  }
  return hours
}
