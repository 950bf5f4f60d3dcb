import { Link } from 'react-router'
import { WritesIn } from '../../ui/writes-in.tsx'
import type { EnquiriesData } from './list-data.ts'

type RowProps = {
  row: EnquiriesData['rows'][number]
  words: EnquiriesData['words']
  to: string
  isCurrent: boolean
  pick?: { isPicked: boolean; toggle(): void } | undefined
}

/** One enquiry in the list: who, about what, until when, who has it, and when it came. */
export function Row({ row, words, to, isCurrent, pick }: RowProps) {
  return (
    <li data-id={row.id} aria-current={isCurrent || undefined}>
      <span className="mark">
        {pick && (
          <input
            className="pick"
            type="checkbox"
            aria-label={words.pickOne.replace('{name}', row.name)}
            checked={pick.isPicked}
            onChange={pick.toggle}
          />
        )}
        <Sign row={row} words={words} />
      </span>
      <Link to={to}>
        <span className="l1">
          <span className={`one-line${row.state === 'new' || row.hasAnswered ? ' neu' : ''}`}>
            {row.name} <WritesIn language={row.language} />
          </span>
          <time className={row.isLate ? 'late' : row.isUrgent ? 'now' : undefined}>{row.stand ?? row.came}</time>
        </span>
        <span className="one-line" lang={row.language}>
          {row.subject}
        </span>
        <span className="by note">
          <span className="one-line">{row.company}</span>
          <span className="one-line">
            {row.hasAnswered && <b>{words.hasAnswered}, </b>}
            {[row.standing, !row.hasAnswered && row.assignee, row.stand && row.came].filter(Boolean).join(', ')}
          </span>
        </span>
      </Link>
    </li>
  )
}

function Sign({ row, words }: Pick<RowProps, 'row' | 'words'>) {
  if (row.isUrgent) {
    return (
      <>
        <span className="dot" />
        <span className="visually-hidden">{words.urgent}: </span>
      </>
    )
  }
  if (row.isLate) return <span className="dot late" />
  if (row.hasAnswered) return <span className="dot answered" />
  return <span className="visually-hidden">{words.states[row.state]}: </span>
}
