import type { Place } from '#content/form/word-pairs.ts'
import type { ProposalRequest } from '#server/documents/editing/proposals/service.ts'
import { fill } from '../../../fill.ts'
import { Key, LinkKey } from '../../../ui/form.tsx'
import { useForm } from '../form-context.ts'
import { Pieces } from '../pieces.tsx'
import { keyOf } from './use-proposals.ts'
import type { OfferView } from './view.server.ts'

/** What a language model proposed for a field, below it: to be compared and taken, or taken already and to be read. */
export function FieldProposal({ place }: { place: Place }) {
  const { proposals, show, nameOf } = useForm()
  const { words, ask, read, back, asking } = proposals
  const { offer, isStale, unread, fault, isLagging, isLong } = proposals.at(place)
  const into = languageAt(place)
  const isBusy = asking?.state === 'waiting' || asking?.state === 'asking'
  const name = nameOf(place.slice(1).filter((part) => part !== 'de' && part !== 'en'))
  const key = (word: string, press: () => void) => <LinkKey label={word} onClick={press} of={name} />
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

/** More changes than these may need to be scrolled, with keys as well. */
const few = 3

type OfferCardProps = { offer: OfferView; isStale: boolean; name: string; onDone(): void }

/** A proposal beside what it would replace, word by word. */
function OfferCard({ offer, isStale, name, onDone }: OfferCardProps) {
  const { proposals } = useForm()
  const { words, take, putAside } = proposals
  const language = languageAt(offer.place)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the form, not fields
    <div className="offer" role="group" aria-label={`${words[offer.kind]}: ${name}`}>
      <p className="offer-kind">{words[offer.kind]}</p>
      <div className="offer-changes" {...(offer.changes.length > few && { tabIndex: 0 })}>
        {offer.changes.map(({ path, kind, before, after }) => (
          <div key={`${path.join('.')} ${kind}`} className="offer-change" lang={language}>
            {before.length > 0 && (
              <p className="before">
                <span className="visually-hidden">{words.now}: </span>
                <Pieces pieces={before} as="del" />
              </p>
            )}
            {after.length > 0 && (
              <p>
                <span className="visually-hidden">{words.proposed}: </span>
                {before.some(({ text }) => text.trim()) ? <Pieces pieces={after} as="ins" /> : textOf(after)}
              </p>
            )}
          </div>
        ))}
      </div>
      {isStale && <p className="note">{words.stale}</p>}
      <p className="offer-keys">
        <Key
          label={words.take}
          onClick={() => {
            take([offer])
            onDone()
          }}
          of={name}
        />
        <LinkKey
          label={words.putAside}
          look="soft"
          onClick={() => {
            putAside([offer])
            onDone()
          }}
          of={name}
        />
      </p>
    </div>
  )
}

function textOf(pieces: OfferView['changes'][number]['after']): string {
  return pieces.map(({ text }) => text).join('')
}

/** The language of the words at a place: its side, or its end where one document has both. */
function languageAt(place: Place): 'de' | 'en' {
  return place[0] === 'en' || (place[0] === 'shared' && place.at(-1) === 'en') ? 'en' : 'de'
}
