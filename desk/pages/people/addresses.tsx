import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogKeys } from '../../ui/dialog-keys.tsx'
import { Field } from '../../ui/field.tsx'
import { LinkKey } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
import type { PersonAnswer, PersonData } from './card-data.ts'

type AddressesProps = { words: PersonData['words']; addresses: string[]; candidates: string[]; mayMerge: boolean }

/** Under which addresses somebody is known; the owner makes two cards one, and takes it back. */
export function Addresses({ words: { merge: words }, addresses, candidates, mayMerge }: AddressesProps) {
  const fetcher = useFetcher<PersonAnswer>()
  const { data: answer } = fetcher
  const [isOpen, setOpen] = useState(false)
  const problem = answer && 'problem' in answer && answer.problem in words.problems ? answer.problem : undefined
  useEffect(() => {
    if (answer && 'did' in answer) setOpen(false)
  }, [answer])
  return (
    <section className="block after">
      <h2>{words.title}</h2>
      <ul className="plain">
        {addresses.map((address, index) => (
          <li key={address}>
            <span className="mono anywhere">{address}</span>
            {index > 0 && mayMerge && (
              <PostForm of={fetcher}>
                <input type="hidden" name="act" value="split" />
                <LinkKey look="soft" type="submit" name="address" value={address} of={address}>
                  {words.split}
                </LinkKey>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="note">
        {answer &&
          'did' in answer &&
          (answer.did === 'merged' ? words.merged : answer.did === 'split' && words.wasSplit)}
      </p>
      {mayMerge && <LinkKey onClick={() => setOpen(true)}>{words.open}</LinkKey>}
      <Dialog title={words.dialog} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PostForm of={fetcher} className="in-dialog" noValidate>
          <input type="hidden" name="act" value="merge" />
          <p>{fill(words.text, { email: addresses[0] ?? '' })}</p>
          <Field
            look="paragraph"
            label={words.other}
            error={problem && words.problems[problem as keyof typeof words.problems]}
            name="address"
            type="email"
            list="candidates"
            autoComplete="off"
          >
            <datalist id="candidates">
              {candidates.map((candidate) => (
                <option key={candidate} value={candidate} />
              ))}
            </datalist>
          </Field>
          <DialogKeys keep={words.button} cancel={words.cancel} onCancel={() => setOpen(false)} />
        </PostForm>
      </Dialog>
    </section>
  )
}
