import { useEffect, useRef, useState } from 'react'
import type { Place } from '#content/form/word-pairs.ts'
import type { ProposalRequest } from '#server/documents/editing/proposals/service.ts'
import { fill } from '../../../fill.ts'
import { Dialog, DialogKeys } from '../../../ui/dialog.tsx'
import { LinkKey } from '../../../ui/form.tsx'
import { useForm } from '../form-context.ts'
import { keyOf, type Proposals } from './use-proposals.ts'

type Choice = { key: string; label: string; request: ProposalRequest }

/** Of the key that opens it. */
export const askKeyId = 'ask-for-proposals'

const pair = ['en', 'de'] as const

/** Asks what the language model is to propose: for the field that was written in last, or for many. */
export function AskDialog() {
  const { proposals, nameOf } = useForm()
  const { words, model, ask } = proposals
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const field = useLastField()
  const choices = choicesOf(proposals, field.current, nameOf)
  const current = choices.find(({ key }) => key === chosen) ?? choices[0]
  const close = () => setOpen(false)
  return (
    <>
      <LinkKey
        label={words.open}
        id={askKeyId}
        onClick={() => {
          setChosen(undefined)
          setOpen(true)
        }}
      />
      <Dialog title={words.title} isOpen={isOpen} onClose={close}>
        <p>{fill(words.about, { model: model ?? '' })}</p>
        {choices.length === 0 && <p>{words.nothing}</p>}
        <fieldset className="when-fields ask-choices">
          <legend>{words.what}</legend>
          {choices.map(({ key, label }) => (
            <label key={key} className="tick">
              <input
                type="radio"
                name="what"
                value={key}
                checked={key === current?.key}
                onChange={() => setChosen(key)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <DialogKeys
          keep={words.ask}
          isOff={!current}
          onKeep={() => {
            if (current) ask(current.request)
            close()
          }}
          cancel={words.cancel}
        />
      </Dialog>
    </>
  )
}

/** What is most likely wanted comes first. */
function choicesOf(
  { words, all, lagging, long }: Proposals,
  field: string | undefined,
  nameOf: (path: Place) => string,
): Choice[] {
  const label = (place: Place) => nameOf(place.slice(1).filter((name) => name !== 'de' && name !== 'en'))
  const isField = (place: Place) => keyOf(place) === field
  const shorter = long.filter(isField).map(
    (place): Choice => ({
      key: 'shorter',
      label: fill(words.shorten, { name: label(place) }),
      request: { kind: 'shortening', place: [...place] },
    }),
  )
  const one = pair.flatMap((into) =>
    all[into].filter(isField).map(
      (place): Choice => ({
        key: `field ${into}`,
        label: fill(words.field[into], { name: label(place) }),
        request: { kind: 'translation', into, what: [[...place]] },
      }),
    ),
  )
  const some = pair
    .filter((into) => lagging[into].length > 0)
    .map(
      (into): Choice => ({
        key: `lagging ${into}`,
        label: fill(words.lagging[into], { count: lagging[into].length }),
        request: { kind: 'translation', into, what: 'lagging' },
      }),
    )
  const every = pair
    .filter((into) => all[into].length > 0)
    .map(
      (into): Choice => ({
        key: `all ${into}`,
        label: fill(words.all[into], { count: all[into].length }),
        request: { kind: 'translation', into, what: 'all' },
      }),
    )
  return [...some, ...shorter, ...one, ...every]
}

/** The place of the field that was written in last, such as `en.hero.title`. */
function useLastField() {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return
      const named = target.closest('[id^="field-"]')?.id
      if (named) last.current = named.replace(/^field-/, '').replace(/-surface$/, '')
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  return last
}
