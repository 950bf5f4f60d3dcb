import { useMemo, useRef } from 'react'
import { company } from '#content/company.ts'
import { mayDo, type Permission } from '#server/team/roles.ts'
import { signedIn } from '../access.server.ts'
import { fill } from '../fill.ts'
import { promiseBy, promiseOf } from '../promise.ts'
import { dayTitle, dueTime, shortTime } from '../time.ts'
import { KeyHints } from '../ui/key-hints.tsx'
import { useKeys } from '../use-keys.ts'
import { useLive } from '../use-live.ts'
import { wordsFor } from '../words.server.ts'
import type { Route } from './+types/today.ts'
import { subjectOf } from './enquiries/subject.ts'
import { Acts } from './today/acts.tsx'
import type { Matter } from './today/data.ts'
import { Figures } from './today/figures.tsx'
import { Line } from './today/line.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, open } = signedIn(args)
  const { today } = services
  const may = (permission: Permission) => mayDo(open.member.role, permission)
  const [enquiries, waitlist, mails, held, troubles, figures, acts, counts] = await Promise.all([
    may('enquiries') ? today.enquiries() : [],
    may('waitlist') ? today.waitlist() : [],
    may('outbox') ? today.deadMails() : [],
    may('enquiries') ? today.suspected() : 0,
    today.troubles(),
    today.figures(),
    may('log') ? today.acts() : null,
    today.counts(),
  ])
  const now = new Date()
  const words = wordsFor(language, 'today')
  const { letters } = wordsFor(language, 'outbox')
  const time = (iso: string) => shortTime(iso, language, now)
  const left = (due: string) => {
    const hours = Math.floor((Date.parse(due) - now.getTime()) / 3_600_000)
    if (Date.parse(due) < now.getTime()) return words.late
    return hours === 0 ? words.leftLess : hours === 1 ? words.leftOne : fill(words.left, { hours })
  }

  const sections: { id: keyof typeof words.sections; more: number; to: string; matters: Matter[] }[] = [
    {
      id: 'enquiries',
      to: '/enquiries',
      more: counts.enquiries,
      matters: [
        ...enquiries.map((row): Matter => {
          const promise = promiseOf(row, now)
          const isReminder = !promise.isOwed
          return {
            id: row.id,
            to: `/enquiries/${row.id}`,
            title: [row.name, row.company].filter(Boolean).join(', '),
            text: subjectOf(row.message),
            lang: row.language,
            ...(isReminder ? {} : { due: promise.due }),
            time: isReminder ? time(row.remind_at ?? row.created_at) : dueTime(promise.due, language, now),
            isUrgent: promise.isUrgent || isReminder,
            left: isReminder ? words.reminder : left(promise.due),
            act: isReminder ? 'look' : 'answer',
          }
        }),
        ...(held > 0
          ? [
              {
                id: 'suspected',
                to: '/enquiries/suspected',
                title: held === 1 ? words.suspected.title.one : fill(words.suspected.title.many, { count: held }),
                text: words.suspected.text,
                time: '',
                isUrgent: true,
                left: '',
                act: 'decide' as const,
              },
            ]
          : []),
      ],
    },
    {
      id: 'waitlist',
      to: '/waitlist',
      more: counts.waitlist,
      matters: waitlist.map((row): Matter => {
        const promise = promiseBy(row.created_at, company.promises.waitlistReviewHours.to, true, now)
        return {
          id: row.id,
          to: '/waitlist',
          title: [row.company, row.email].filter(Boolean).join(', '),
          text: row.motivation ?? '',
          lang: row.language,
          due: promise.due,
          time: dueTime(promise.due, language, now),
          isUrgent: promise.isUrgent,
          left: left(promise.due),
          act: 'decide',
        }
      }),
    },
    {
      id: 'mail',
      to: '/outbox?status=dead',
      more: counts.deadMails,
      matters: mails.map(
        (mail): Matter => ({
          id: mail.id,
          to: `/outbox/${mail.id}`,
          title: words.dead.title,
          text: fill(words.dead.text, { letter: letters[mail.letter] ?? mail.letter, to: mail.recipient }),
          time: fill(words.since, { time: time(mail.created_at) }),
          isUrgent: true,
          left: fill(words.attempts, { count: mail.attempts }),
          act: 'check',
        }),
      ),
    },
    {
      id: 'watch',
      to: '/outbox',
      more: 0,
      matters: [
        ...troubles.incidents.map(
          ({ name, began_at }): Matter => ({
            id: name,
            to: '/outbox',
            title: words.incidents[name] ?? name,
            text: '',
            time: fill(words.since, { time: time(began_at) }),
            isUrgent: true,
            left: '',
            act: 'look',
          }),
        ),
        ...(troubles.crashes > 0 && may('log')
          ? [
              {
                id: 'crashes',
                to: '/log',
                title:
                  troubles.crashes === 1
                    ? words.crashes.title.one
                    : fill(words.crashes.title.many, { count: troubles.crashes }),
                text: words.crashes.text,
                time: '',
                isUrgent: false,
                left: '',
                act: 'look' as const,
              },
            ]
          : []),
      ],
    },
  ]

  return {
    words,
    day: dayTitle(now, language),
    sections: sections.filter(({ matters }) => matters.length > 0),
    figures: { ...figures, tierNames: wordsFor(language, 'waitlist').tiers },
    acts: acts?.map((act) => ({
      number: act.number,
      time: time(act.at),
      who: act.actor_kind === 'server' ? words.byItself : act.actor_name,
      text: wordsFor(language, 'log').acts[act.act] ?? act.act,
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.day }]

/** What needs a decision now. Done means an empty page that says so. */
export default function Today({ loaderData: { words, day, sections, figures, acts } }: Route.ComponentProps) {
  const page = useRef<HTMLDivElement>(null)
  useLive()
  const keys = useMemo(() => {
    const go = (step: number) => {
      const links = [...(page.current?.querySelectorAll<HTMLAnchorElement>('.lines a.t') ?? [])]
      const from = links.indexOf(document.activeElement as HTMLAnchorElement)
      links[Math.min(links.length - 1, Math.max(0, from + step))]?.focus()
    }
    return { j: () => go(1), k: () => go(-1) }
  }, [])
  useKeys(keys)

  const matters = sections.flatMap((section) => section.matters)
  const urgent = matters.filter(({ isUrgent }) => isUrgent).length
  const text = (forms: { none: string; one: string; many: string }, count: number) =>
    count === 0 ? forms.none : count === 1 ? forms.one : fill(forms.many, { count })
  return (
    <div className="page" ref={page}>
      <div className="top">
        <h1>{day}</h1>
        {matters.length > 0 && (
          <p className="note">
            {text(words.decisions, matters.length)} {text(words.urgent, urgent)}
          </p>
        )}
      </div>
      {matters.length === 0 ? (
        <div className="empty">
          <p>{words.empty.title}</p>
          <p className="soft">{words.empty.nothing}</p>
        </div>
      ) : (
        sections.map(({ id, matters, more, to }, index) => (
          <section
            key={id}
            className={`section${index === 0 ? ' first' : ''}${index === sections.length - 1 ? ' close' : ''}`}
          >
            <h2>{words.sections[id]}</h2>
            <ul className="lines">
              {matters.map((matter) => (
                <Line key={matter.id} matter={matter} words={words} />
              ))}
              {more > matters.length && (
                <li className="rest">
                  <a className="link-key" href={`/desk${to}`}>
                    {fill(words.more, { count: more })}
                  </a>
                </li>
              )}
            </ul>
          </section>
        ))
      )}
      <Figures words={words} figures={figures} />
      {acts && <Acts words={words} acts={acts} />}
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
