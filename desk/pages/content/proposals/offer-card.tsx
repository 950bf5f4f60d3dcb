import { Key, LinkKey } from '../../../ui/key.tsx'
import { useForm } from '../form-context.ts'
import { Pieces } from '../pieces.tsx'
import { languageAt } from './language-at.ts'
import type { OfferView } from './view.server.ts'

/** More changes than these may need to be scrolled, with keys as well. */
const few = 3

type OfferCardProps = { offer: OfferView; isStale: boolean; name: string; onDone(): void }

/** A proposal beside what it would replace, word by word. */
export function OfferCard({ offer, isStale, name, onDone }: OfferCardProps) {
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
          onClick={() => {
            take([offer])
            onDone()
          }}
          of={name}
        >
          {words.take}
        </Key>
        <LinkKey
          look="soft"
          onClick={() => {
            putAside([offer])
            onDone()
          }}
          of={name}
        >
          {words.putAside}
        </LinkKey>
      </p>
    </div>
  )
}

function textOf(pieces: OfferView['changes'][number]['after']): string {
  return pieces.map(({ text }) => text).join('')
}
