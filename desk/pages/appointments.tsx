import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { dayAfter, startOfDay } from '#content/swiss-time.ts'
import { dayMs, hourMs } from '#contract/milliseconds.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { nextMorning } from '../deadline.ts'
import { fill } from '../fill.ts'
import { WayKey } from '../ui/form.tsx'
import { KeyHints } from '../ui/key-hints.tsx'
import { KeyedOutlet } from '../ui/keyed-outlet.tsx'
import { stepsAmong, useKeys } from '../use-keys.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/appointments.ts'
import { changeBlocks } from './appointments/change-blocks.server.ts'
import type { BlockAnswer, WeekData, Words } from './appointments/data.ts'
import { dayOf, daysOf, nextMonday, openingWeek, previousMonday, weekIn } from './appointments/days.server.ts'
import { hostNames } from './appointments/hosts.server.ts'
import { weekOf, weeksAhead } from './appointments/week.server.ts'
import { DayList, WeekTable } from './appointments/week-table.tsx'

export { clientAction, shouldRevalidate } from '../without-server.ts'

const weeksShownAhead = 4

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'appointments')
  const words = deskCopy(language, 'appointments')
  const now = new Date()
  const opened = args.params.id === undefined ? undefined : await services.appointments.find(args.params.id)
  const current = await openingWeek(services, now)
  const monday = weekIn(new URL(args.request.url).searchParams, current, opened)
  let last = monday
  for (let week = 0; week < weeksShownAhead; week++) last = nextMonday(last)
  const [view, names] = await Promise.all([
    services.appointments.view({
      from: startOfDay(monday),
      until: startOfDay(dayAfter(daysOf(last)[6] as string)),
    }),
    hostNames(services, words),
  ])
  const { noticeHours, horizonDays } = services.appointments.rules
  const bookableUntil = startOfDay(dayOf(new Date(now.getTime() + (horizonDays + 1) * dayMs).toISOString()))
  return {
    words,
    week: weekOf(view, monday, {
      language,
      now,
      hostName: names.nameIfSeveral,
      isUndecided: services.today.isUndecided,
      isSoon: (start) => services.today.isSoon(start, nextMorning(now)),
      bookableFrom: new Date(now.getTime() + noticeHours * hourMs),
      bookableUntil,
    }),
    ahead: weeksAhead(view, monday, weeksShownAhead, { language, bookableUntil }),
    current,
    previous: previousMonday(monday),
    next: nextMonday(monday),
  }
}

export async function action(args: Route.ActionArgs): Promise<BlockAnswer> {
  const { desk, form } = await changing(args, 'appointments')
  return changeBlocks(desk, form)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** The week at the left; at the right an appointment, a block, or the form that blocks a time. */
export default function Appointments({ loaderData }: Route.ComponentProps) {
  const { words, week, ahead, current, previous, next } = loaderData
  const { id } = useParams()
  const [parameters] = useSearchParams()
  const { pathname, key, state } = useLocation()
  const navigate = useNavigate()
  const page = useRef<HTMLElement>(null)
  useLive()

  const shown: unknown = state?.shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way here
  useEffect(() => {
    const links = page.current?.querySelectorAll<HTMLElement>(`a[href$="block=${shown}"]`)
    if (shown) [...(links ?? [])].find((link) => link.offsetParent !== null)?.focus()
  }, [key])

  const entries = () => [...(page.current?.querySelectorAll<HTMLElement>('a.entry') ?? [])]
  useKeys({
    ...stepsAmong(() => entries().filter((link) => link.offsetParent !== null)),
    ArrowLeft: () => navigate(`/appointments?week=${previous}`),
    ArrowRight: () => navigate(`/appointments?week=${next}`),
    n: () => document.getElementById('note')?.focus(),
    Escape: () => navigate(`/appointments?week=${week.monday}`),
  })

  const isOpen = id !== undefined || ['at', 'block', 'enter', 'new'].some((name) => parameters.has(name))
  const to = (monday: string) => `${pathname}?week=${monday}`
  return (
    <div className={isOpen ? 'detail' : undefined}>
      <div className="split book">
        <section className="list paper" aria-label={fill(words.week, { number: week.number })} ref={page}>
          <div className="list-head">
            <h1>{words.title}</h1>
            <div className="week-head">
              <p className="stepper">
                <WayKey label={<Arrow sign="‹" name={words.previous} />} to={to(previous)} />
                <WayKey label={<Arrow sign="›" name={words.next} />} to={to(next)} />
                <b>{fill(words.week, { number: week.number })}</b>
                <span className="soft">{week.span}</span>
              </p>
              <p className="actions">
                <WayKey label={words.entering.open} to={`/appointments?week=${week.monday}&enter`} />
                <WayKey label={words.block.open} to={`/appointments?week=${week.monday}&new`} />
              </p>
            </div>
            <p className="note">
              {countsOf(words, week.counts)}
              {'\u2003'}
              {week.monday !== current && <WayKey label={words.current} look="line" to={to(current)} />}
            </p>
          </div>
          {week.days.length === 0 ? (
            <p className="list-empty">{words.noHours}</p>
          ) : (
            <>
              <WeekTable words={words} week={week} current={id} at={parameters.get('at') ?? undefined} />
              <DayList words={words} week={week} />
            </>
          )}
          <Ahead words={words} weeks={ahead} />
          <div className="list-foot">
            <p className="only-phone">
              <WayKey label={words.hours.link} to="/appointments/hours" />
            </p>
            <KeyHints
              keys={[
                [['j', 'k'], words.keys.move],
                [['←', '→'], words.keys.week],
                [['n'], words.keys.note],
              ]}
            />
          </div>
        </section>
        <section className="sheet white">
          <KeyedOutlet />
        </section>
      </div>
    </div>
  )
}

function Arrow({ sign, name }: { sign: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{name}</span>
    </>
  )
}

/** The weeks that follow: thick taken, long free, short blocked, dashes what cannot be booked yet. */
function Ahead({ words, weeks }: { words: Words; weeks: WeekData['ahead'] }) {
  return (
    <div className="ahead">
      <h2>{words.ahead}</h2>
      <ul>
        {weeks.map(({ monday, number, span, ticks, counts }) => (
          <li key={monday}>
            <Link to={`/appointments?week=${monday}`}>
              <b>{fill(words.aheadWeek, { number })}</b> <span className="soft">{span}</span>
            </Link>
            <span className="ticks" role="img" aria-label={countsOf(words, counts) || words.aheadClosed}>
              {ticks.map((kind, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a time is known by its place
                <i key={index} className={kind === 'free' ? undefined : kind} />
              ))}
            </span>
            <span className="note">{noteOf(words, ticks, counts)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type AheadData = WeekData['ahead'][number]

function noteOf(words: Words, ticks: AheadData['ticks'], { taken, blocked }: AheadData['counts']): string {
  if (taken === 0 && ticks.every((kind) => kind === 'blocked')) return words.aheadClosed
  const isLater = ticks.includes('later') && !ticks.includes('free')
  const parts = [
    countsOf(words, { taken, blocked }) || (!isLater && fill(words.counts.taken, { count: 0 })),
    isLater && words.closed.later,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What there is, and nothing of what there is not. */
const countsOf = (words: Words, counts: Partial<AheadData['counts']>) =>
  (['taken', 'blocked', 'free'] as const)
    .flatMap((kind) => (counts[kind] ? fill(words.counts[kind], { count: counts[kind] }) : []))
    .join(', ')
