import type { Place } from '#content/form/word-pairs.ts'
import type { ProposalRequest } from '#server/documents/editing/proposals/service.ts'
import { fill } from '../../../fill.ts'
import { LinkKey } from '../../../ui/key.tsx'
import { useForm } from '../form-context.ts'
import { languageAt } from './language-at.ts'
import { OfferCard } from './offer-card.tsx'
import { keyOf } from './use-proposals.ts'

/** What a language model proposed for a field, below it: to be compared and taken, or taken already and to be read. */
export function FieldProposal({ place }: { place: Place }) {
  const { proposals, show, nameOf } = useForm()
  const { words, ask, read, back, asking } = proposals
  const { offer, isStale, unread, fault, isLagging, isLong } = proposals.at(place)
  const into = languageAt(place)
  const isBusy = asking?.state === 'waiting' || asking?.state === 'asking'
  const name = nameOf(place.slice(1).filter((part) => part !== 'de' && part !== 'en'))
  const key = (word: string, press: () => void) => (
    <LinkKey onClick={press} of={name}>
      {word}
    </LinkKey>
  )
  const toField = () => show(keyOf(place))
  if (unread) {
    return (
      <p className="unread-keys">
        {key(words.read, () => {
          read(unread)
          toField()
        })}
        {key(words.back, () => {
          back(unread)
          toField()
        })}
      </p>
    )
  }
  if (offer) return <OfferCard offer={offer} isStale={isStale} name={name} onDone={toField} />
  return (
    <>
      {fault && <p className="no-proposal">{fill(words.noProposal, { fault: faultText() })}</p>}
      {isLagging &&
        !isBusy &&
        key(words.propose[into], () => askFor({ kind: 'translation', into, what: [[...place]] }))}
      {isLong && !isBusy && key(words.proposeShorter, () => askFor({ kind: 'shortening', place: [...place] }))}
    </>
  )

  /** The key goes meanwhile. */
  function askFor(request: ProposalRequest): void {
    ask(request)
    toField()
  }

  function faultText(): string {
    return fault ? fill(words.faults[fault.name] ?? fault.name, { a: fault.what }) : ''
  }
}
