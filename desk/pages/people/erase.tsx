import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import type { PersonAnswer, PersonData } from './card-data.ts'

type EraseProps = {
  words: PersonData['words']
  email: string
  /** All that belong to the person. */
  addresses: string[]
  counts: Record<keyof PersonData['words']['erase']['counts'], number>
}

/** Says what goes and what stays, asks for the address, and erases for good. */
export function Erase({ words, email, addresses, counts }: EraseProps) {
  const { erase } = words
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<PersonAnswer>()
  const navigate = useNavigate()
  const list = (Object.keys(erase.counts) as (keyof typeof erase.counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => fill(erase.counts[kind], { count: counts[kind] }))
  const erased = answer && 'did' in answer && answer.did === 'erased' ? answer : undefined
  const isMismatch = answer && 'problem' in answer && answer.problem === 'mismatch'
  return (
    <>
      <button className="key" type="button" onClick={() => setOpen(true)}>
        {erase.open}
      </button>
      <Dialog
        title={fill(erase.title, { email })}
        isOpen={isOpen}
        onClose={() => (erased ? navigate('/people') : setOpen(false))}
      >
        {erased ? (
          <>
            <p role="status">{fill(erase.done, { email })}</p>
            {erased.beingSent > 0 && <p className="error">{erase.beingSent}</p>}
            <p className="actions after">
              <button className="key main" type="button" onClick={() => navigate('/people')}>
                {words.back}
              </button>
            </p>
          </>
        ) : (
          <FreshForm<PersonAnswer> onAnswer={setAnswer} noValidate>
            <input type="hidden" name="act" value="erase" />
            <p>{fill(erase.goes, { list: list.join(', ') })}</p>
            {addresses.length > 1 && (
              <p className="paragraph">{fill(erase.addresses, { list: addresses.join(', ') })}</p>
            )}
            <p className="paragraph">{erase.stays}</p>
            <p className="field paragraph">
              <label htmlFor="confirm">{erase.confirm}</label>
              <input
                id="confirm"
                name="confirm"
                autoComplete="off"
                aria-invalid={isMismatch || undefined}
                aria-describedby={isMismatch ? 'mismatch' : undefined}
              />
              {isMismatch && (
                <span id="mismatch" className="hint error">
                  {erase.mismatch}
                </span>
              )}
            </p>
            <p className="actions after">
              <button className="key" type="submit">
                {erase.button}
              </button>
              <button className="key" type="button" onClick={() => setOpen(false)}>
                {erase.keep}
              </button>
            </p>
          </FreshForm>
        )}
      </Dialog>
    </>
  )
}
