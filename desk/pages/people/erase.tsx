import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Field, Key, LinkKey } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import type { PersonAnswer, PersonData } from './card-data.ts'

type EraseProps = {
  words: PersonData['words']
  email: string
  name: string | null
  /** All that belong to the person. */
  addresses: string[]
  counts: Record<keyof PersonData['words']['erase']['counts'], number>
}

/** Says what goes and what stays, asks for the address, and erases for good. */
export function Erase({ words, email, name, addresses, counts }: EraseProps) {
  const { erase } = words
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<PersonAnswer>()
  const navigate = useNavigate()
  const list = (Object.keys(erase.counts) as (keyof typeof erase.counts)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => fill(erase.counts[kind][counts[kind] === 1 ? 'one' : 'many'], { count: counts[kind] }))
  const erased = answer && 'did' in answer && answer.did === 'erased' ? answer : undefined
  const isMismatch = answer && 'problem' in answer && answer.problem === 'mismatch'
  return (
    <>
      <LinkKey look="bad" label={erase.open} onClick={() => setOpen(true)} />
      <Dialog
        title={fill(erase.title, { who: name ? `${name}, ${email}` : email })}
        isOpen={isOpen}
        onClose={() => (erased ? navigate('/people') : setOpen(false))}
      >
        {erased ? (
          <>
            <p role="status">{fill(erase.done, { email })}</p>
            {erased.beingSent > 0 && <p className="error">{erase.beingSent}</p>}
            <p className="actions after">
              <Key label={words.back} look="main" onClick={() => navigate('/people')} />
            </p>
          </>
        ) : (
          <FreshForm<PersonAnswer> onAnswer={setAnswer} noValidate>
            <p>{fill(erase.goes, { list: list.join(', ') })}</p>
            {addresses.length > 1 && (
              <p className="paragraph">{fill(erase.addresses, { list: addresses.join(', ') })}</p>
            )}
            <p className="paragraph">{erase.stays}</p>
            <Field
              look="paragraph"
              label={erase.confirm}
              note={email}
              error={isMismatch && erase.mismatch}
              name="confirm"
              autoComplete="off"
            />
            <DialogKeys keep={erase.button} look="bad" act="erase" />
          </FreshForm>
        )}
      </Dialog>
    </>
  )
}
