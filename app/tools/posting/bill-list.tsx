import { holdsOf, type Item, type Session } from '#app/posting/session.ts'
import type { PostingCopy } from './posting-copy.ts'
import { money } from './posting-words.ts'

type BillListProps = {
  session: Session
  current: number
  copy: PostingCopy['list']
  onOpen: (id: number) => void
}

/** All bills in the order in which they came, each with where it stands. */
export function BillList({ session, current, copy, onOpen }: BillListProps) {
  return (
    <nav className="posting-list" aria-label={copy.title}>
      <ol className="ruled bare">
        {session.items.map((item) => (
          <li key={item.id}>
            <button type="button" aria-current={item.id === current || undefined} onClick={() => onOpen(item.id)}>
              <span>
                {item.id}. {item.invoice.code.creditor.name}
              </span>
              <span className="mono">
                {item.decision.amount === undefined ? '–' : money(item.decision.amount, item.invoice.code.currency)}
              </span>
              <small>{copy[stateOf(session, item)]}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function stateOf(session: Session, item: Item): keyof PostingCopy['list'] {
  const { status, approved, isConfirmed } = item
  if (approved && approved.paid > 0) return approved.paid >= approved.amount ? 'paid' : 'partly'
  if (status !== 'proposed') return status
  return !isConfirmed && holdsOf(session, item).length > 0 ? 'held' : 'proposed'
}
