import { useRef } from 'react'
import { Link } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { signedIn } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { dayTitle } from '../time.ts'
import { WayKey } from '../ui/form.tsx'
import { inParts } from '../ui/in-parts.tsx'
import { KeyHints } from '../ui/key-hints.tsx'
import { WithPhone } from '../ui/phone.tsx'
import { Empty, Top } from '../ui/top.tsx'
import { WritesIn } from '../ui/writes-in.tsx'
import { stepsAmong, useKeys } from '../use-keys.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/today.ts'
import { planOf } from './today/appointments.server.ts'
import type { Planned, Task } from './today/data.ts'
import { sectionsOf } from './today/tasks.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const desk = signedIn(args)
  const { services, language, open } = desk
  const booked = mayDo(open.member.role, 'appointments') ? await services.today.appointments() : undefined
  return {
    words: deskCopy(language, 'today'),
    day: dayTitle(new Date(), language),
    sections: await sectionsOf(desk, booked),
    plan: booked && planOf(booked, { language, hasVideo: services.appointments.rules.meetingUrl !== undefined }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.day }]

/** What needs a decision now. Done means an empty page that says so. */
export default function Today({ loaderData: { words, day, sections, plan } }: Route.ComponentProps) {
  const page = useRef<HTMLDivElement>(null)
  useLive()
  useKeys(stepsAmong(() => page.current?.querySelectorAll<HTMLElement>('.lines a.t')))

  const [next] = plan?.today ?? []
  const tasks = sections.flatMap((section) => section.tasks)
  const late = tasks.filter(({ isLate }) => isLate).length
  const urgent = tasks.filter(({ isUrgent }) => isUrgent).length
  const mine = tasks.filter(({ isMine }) => isMine).length
  const text = (forms: { none: string; one: string; many: string }, count: number) =>
    count === 0 ? forms.none : count === 1 ? forms.one : fill(forms.many, { count })
  return (
    <div className="page" ref={page}>
      <Top
        title={day}
        note={
          tasks.length > 0 &&
          [
            text(
              words.decisions,
              [...sections.map(({ unseen }) => unseen), ...tasks.map(({ count = 1 }) => count)].reduce(
                (sum, one) => sum + one,
                0,
              ),
            ),
            text({ none: '', ...words.mine }, mine),
            text({ none: '', ...words.overdue }, late),
            text(late > 0 ? { ...words.urgent, none: '' } : words.urgent, urgent),
            // Its line stands below all that waits.
            next && fill(words.plan.next, pick(next, 'name', 'time')),
          ]
            .filter(Boolean)
            .join(' ')
        }
      />
      {tasks.length === 0 ? (
        <Empty next={words.empty.nothing}>{words.empty.title}</Empty>
      ) : (
        sections.map(({ id, tasks, unseen, to }, index) => (
          <section
            key={id}
            className={`section${index === 0 ? ' first' : ''}${!plan && index === sections.length - 1 ? ' close' : ''}`}
          >
            <h2>{words.sections[id]}</h2>
            <ul className="lines tasks">
              {tasks.map((task) => (
                <Line key={task.id} task={task} words={words} />
              ))}
              {unseen > 0 && (
                <li className="rest">
                  <a className="link-key" href={`/desk${to}`}>
                    {fill(words.more[id as keyof typeof words.more], { count: unseen })}
                  </a>
                </li>
              )}
            </ul>
          </section>
        ))
      )}
      {plan && <Plan words={words} plan={plan} />}
      <KeyHints
        keys={[
          [['j', 'k'], words.keys.move],
          [['Enter'], words.keys.open],
          [['?'], words.keys.all],
        ]}
      />
    </div>
  )
}

/** One task, one line: a name, its words, its hour and one action. */
function Line({ task, words }: { task: Task; words: Data['words'] }) {
  const { to, title, text, lang, time, isUrgent, isLate, hasAnswered, isMine, isWhole, whose, act } = task
  const mark = isLate ? 'late' : isUrgent ? '' : hasAnswered ? 'answered' : 'none'
  const name = (
    <>
      {isUrgent && <span className="visually-hidden">{words.urgentMark}: </span>}
      {inParts(title)} <WritesIn language={lang} />
    </>
  )
  return (
    <li>
      <span className={`dot ${mark}`} aria-hidden={mark === 'none' || undefined} />
      <div className={isWhole ? 'say whole' : 'say'}>
        {to ? (
          <Link className="t" to={to}>
            {name}
          </Link>
        ) : (
          <b className="t">{name}</b>
        )}{' '}
        {(whose || text) && (
          <span className="soft">
            {whose && (isMine ? <b>{whose}</b> : whose)}
            {whose && text && ': '}
            {text && <span lang={lang}>{text}</span>}
          </span>
        )}
      </div>
      <span className={isLate ? 'by late' : isUrgent ? 'by now' : 'by'}>{time}</span>
      {to && (
        <div className="do">
          <WayKey label={words[act]} to={to} of={title} />
        </div>
      )}
    </li>
  )
}

type Data = Route.ComponentProps['loaderData']
type PlanProps = { words: Data['words']; plan: NonNullable<Data['plan']> }

/** The conversations of today and tomorrow. */
function Plan({ words, plan }: PlanProps) {
  return (
    <section className="section close">
      <h2>
        <Link to="/appointments">{words.plan.title}</Link>
      </h2>
      <div className="days">
        <Day title={words.plan.today} none={words.plan.none} rows={plan.today} />
        <Day title={words.plan.tomorrow} none={words.plan.none} rows={plan.tomorrow} />
      </div>
    </section>
  )
}

function Day({ title, none, rows }: { title: string; none: string; rows: Planned[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ul className="plain">
          {rows.map(({ id, time, name, way, phone, topic, lang }) => (
            <li key={id} className="when">
              <time>{time}</time>
              <div>
                <Link className="t one-line" to={`/appointments/${id}`}>
                  {name}
                </Link>{' '}
                <WritesIn language={lang} /> <WithPhone text={way} number={phone} />{' '}
                <span className="soft" lang={lang}>
                  {topic}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
