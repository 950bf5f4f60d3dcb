import { useMemo, useRef } from 'react'
import { mayDo, type Permission } from '#server/team/roles.ts'
import { signedIn } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { dayTitle } from '../time.ts'
import { KeyHints } from '../ui/key-hints.tsx'
import { Top } from '../ui/top.tsx'
import { stepAmong, useKeys } from '../use-keys.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/today.ts'
import { titleOf } from './content/titles.server.ts'
import { planOf } from './today/appointments.server.ts'
import { Line } from './today/line.tsx'
import { Plan } from './today/plan.tsx'
import { sectionsOf } from './today/tasks.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, open, newsletterRelease } = signedIn(args)
  const { today } = services
  const may = (permission: Permission) => mayDo(open.member.role, permission)
  const [members, booked] = await Promise.all([
    services.members.list(),
    may('appointments') ? today.appointments() : undefined,
  ])
  const reviews = (await services.entries.reviews.list()).filter(({ answer, author_id }) =>
    answer === null ? may('content.publish') : author_id === open.member.id,
  )
  const written = reviews.length > 0 ? await services.editing.list() : []
  const textOf = (entry: string) => written.find(({ id }) => id === entry)?.texts.get(`${language}/${entry}`)
  return {
    words: deskCopy(language, 'today'),
    day: dayTitle(new Date(), language),
    sections: await sectionsOf({
      today,
      booked,
      may,
      mayRelease: may('newsletter.send') || newsletterRelease === 'anyone',
      language,
      memberId: open.member.id,
      memberNames: new Map(members.map(({ id, name }) => [id, name])),
      reviews: reviews.map((one) => ({ ...one, title: titleOf(one.entry, language, textOf(one.entry)) })),
      refused: may('content.publish') ? await services.entries.refused() : [],
    }),
    plan: booked && planOf(booked, { language, hasVideo: services.appointments.rules.meetingUrl !== undefined }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.day }]

/** What needs a decision now. Done means an empty page that says so. */
export default function Today({ loaderData: { words, day, sections, plan } }: Route.ComponentProps) {
  const page = useRef<HTMLDivElement>(null)
  useLive()
  const keys = useMemo(() => {
    const go = (by: number) => stepAmong(page.current?.querySelectorAll<HTMLElement>('.lines a.t'), by)
    return { j: () => go(1), k: () => go(-1) }
  }, [])
  useKeys(keys)

  const tasks = sections.flatMap((section) => section.tasks)
  const urgent = tasks.filter(({ isUrgent, hasNoDeadline }) => isUrgent && !hasNoDeadline).length
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
            text(words.decisions, tasks.length),
            text(words.urgent, urgent),
            mine > 0 && text({ none: '', ...words.mine }, mine),
          ]
            .filter(Boolean)
            .join(' ')
        }
      />
      {tasks.length === 0 ? (
        <div className="empty">
          <p>{words.empty.title}</p>
          <p className="soft">{words.empty.nothing}</p>
        </div>
      ) : (
        sections.map(({ id, tasks, all, to }, index) => (
          <section
            key={id}
            className={`section${index === 0 ? ' first' : ''}${!plan && index === sections.length - 1 ? ' close' : ''}`}
          >
            <h2>{words.sections[id]}</h2>
            <ul className="lines tasks">
              {tasks.map((task) => (
                <Line key={task.id} task={task} words={words} />
              ))}
              {all > tasks.length && (
                <li className="rest">
                  <a className="link-key" href={`/desk${to}`}>
                    {fill(words.more, { count: all })}
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
