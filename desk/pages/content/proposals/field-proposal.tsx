import type { Place } from '#content/form/word-pairs.ts'
import { fill } from '../../../fill.ts'
import { Key, LinkKey } from '../../../ui/form.tsx'
import { useForm } from '../form-context.ts'
import { Pieces } from '../pieces.tsx'
import { keyOf, type Offer } from './use-proposals.ts'

/** What a language model can propose or proposed for a field, below it. */
export function FieldProposal({ place }: { place: Place }) {
  const { proposals, show, nameOf } = useForm()
  const { words, isBusy } = proposals
  const { text, offer, taken, fault } = proposals.at(place)
  const name = nameOf(place.slice(1).filter((part) => part !== 'de' && part !== 'en'))
  // The key that was pressed goes: one goes on in the field.
  const pressed = (act: () => void) => () => {
    act()
    show(keyOf(place))
  }
  const key = (label: string, act: () => void) => <LinkKey label={label} onClick={pressed(act)} of={name} />
  if (!text) return null
  const ask = (kind: 'translation' | 'shortening') => () =>
    proposals.ask({ kind, into: text.into, places: [keyOf(place)] })
  if (offer)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a part of the form, not fields
      <div className="offer" role="group" aria-label={`${words.proposed}: ${name}`}>
        <Difference offer={offer} language={text.into} />
        <p className="offer-keys">
          <Key label={words.take} onClick={pressed(() => proposals.accept(offer))} of={name} />
          {key(words.putAside, () => proposals.putAside(place))}
        </p>
      </div>
    )
  return (
    <>
      {taken && (
        <p className="note">
          {words.taken} {key(words.back, () => proposals.back(taken))}
        </p>
      )}
      {fault && (
        <p className="note">{fill(words.noProposal, { fault: fill(words.faults[fault.name], { a: fault.what }) })}</p>
      )}
      {text.isLagging && !isBusy && key(words.propose[text.into], ask('translation'))}
      {text.isLong && !isBusy && key(words.proposeShorter, ask('shortening'))}
    </>
  )
}

/** More changes than these may need to be scrolled, with keys as well. */
const few = 3

/** What would stand there, word by word beside what does. */
function Difference({ offer: { changes, place, sourcePlace }, language }: { offer: Offer; language: 'de' | 'en' }) {
  const { words } = useForm().proposals
  return (
    <>
      <p className="offer-kind">{keyOf(place) === keyOf(sourcePlace) ? words.shortening : words.translation}</p>
      <div className="offer-changes" {...(changes.length > few && { tabIndex: 0 })}>
        {changes.map(({ path, kind, before, after }) => (
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
                {before.some(({ text }) => text.trim()) ? (
                  <Pieces pieces={after} as="ins" />
                ) : (
                  after.map(({ text }) => text).join('')
                )}
              </p>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
