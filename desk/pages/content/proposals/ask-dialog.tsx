import { useEffect, useRef } from 'react'
import { fill } from '../../../fill.ts'
import { KeyDialog } from '../../../ui/dialog.tsx'
import { Key, LinkKey } from '../../../ui/form.tsx'
import { useRoot } from '../../../use-root.ts'
import { fieldOfElement } from '../field-places.ts'
import { useForm } from '../form-context.ts'

/** Of the key that opens it. */
export const askKeyId = 'ask-for-proposals'

/** Asks what the language model is to propose: what is missing or was changed, the field that was written in last, or all. */
export function AskDialog() {
  const { proposals, nameOf } = useForm()
  const { words, model, texts, ask } = proposals
  const { words: shell } = useRoot()
  const last = useRef<string>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = (target instanceof Element && fieldOfElement(target)) || last.current
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])

  return (
    <KeyDialog isWord id={askKeyId} label={words.open} title={words.title}>
      {(close) => (
        <>
          <p>{fill(words.about, { model: model ?? '' })}</p>
          <ul className="plain">
            {choices().map(({ into, label, places }) => (
              <li key={label}>
                <LinkKey
                  label={label}
                  onClick={() => {
                    close()
                    ask({ kind: 'translation', into, places })
                  }}
                />
              </li>
            ))}
          </ul>
          <p className="actions after">
            <Key label={shell.cancel} onClick={close} />
          </p>
        </>
      )}
    </KeyDialog>
  )

  /** What is most likely wanted comes first. */
  function choices() {
    const some = (['en', 'de'] as const).flatMap((into) => {
      const all = texts.filter((text) => text.into === into && text.isThere)
      const field = all.filter(({ key }) => key === last.current)
      const name = nameOf((field[0]?.place ?? []).slice(1).filter((part) => part !== 'de' && part !== 'en'))
      return [
        { into, label: words.lagging[into], found: all.filter(({ isLagging }) => isLagging) },
        { into, label: fill(words.field[into], { name }), found: field },
        { into, label: words.all[into], found: all },
      ]
    })
    return some
      .filter(({ found }) => found.length > 0)
      .map(({ into, label, found }) => ({
        into,
        label: fill(label, { count: found.length }),
        places: found.map(({ key }) => key),
      }))
  }
}
