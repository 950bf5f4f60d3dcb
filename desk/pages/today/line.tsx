import { Link } from 'react-router'
import { WayKey } from '../../ui/form.tsx'
import { WritesIn } from '../../ui/writes-in.tsx'
import type { Task, TodayData } from './data.ts'

/** One task, one line: a name, its words, its hour and one action. */
export function Line({ task, words }: { task: Task; words: TodayData['words'] }) {
  const { to, title, text, lang, time, isUrgent, isMine, whose, act } = task
  const name = (
    <>
      {isUrgent && <span className="visually-hidden">{words.urgentMark}: </span>}
      {title} <WritesIn language={lang} />
    </>
  )
  return (
    <li>
      {isUrgent ? <span className="dot" /> : <span className="dot none" aria-hidden="true" />}
      <div className="say">
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
      <span className={isUrgent ? 'by now' : 'by'}>{time}</span>
      {to && (
        <div className="do">
          <WayKey label={words[act]} to={to} of={title} />
        </div>
      )}
    </li>
  )
}
