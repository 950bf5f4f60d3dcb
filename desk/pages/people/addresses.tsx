import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
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
              <fetcher.Form method="post">
                <FormToken />
                <input type="hidden" name="act" value="split" />
                <button className="link-key soft" type="submit" name="address" value={address}>
                  {words.split}
                  <span className="visually-hidden">: {address}</span>
                </button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="note">
        {answer &&
          'did' in answer &&
          (answer.did === 'merged' ? words.merged : answer.did === 'split' && words.wasSplit)}
      </p>
      {mayMerge && (
        <button className="link-key" type="button" onClick={() => setOpen(true)}>
          {words.open}
        </button>
      )}
      <Dialog title={words.dialog} isOpen={isOpen} onClose={() => setOpen(false)}>
        <fetcher.Form method="post" className="in-dialog" noValidate>
          <FormToken />
          <input type="hidden" name="act" value="merge" />
          <p>{fill(words.text, { email: addresses[0] ?? '' })}</p>
          <p className="field paragraph">
            <label htmlFor="other-address">{words.other}</label>
            <input
              id="other-address"
              name="address"
              type="email"
              list="candidates"
              autoComplete="off"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? 'merge-problem' : undefined}
            />
            <datalist id="candidates">
              {candidates.map((candidate) => (
                <option key={candidate} value={candidate} />
              ))}
            </datalist>
            {problem && (
              <span id="merge-problem" className="hint error">
                {words.problems[problem as keyof typeof words.problems]}
              </span>
            )}
          </p>
          <p className="actions after">
            <button className="key main" type="submit">
              {words.button}
            </button>
            <button className="key" type="button" onClick={() => setOpen(false)}>
              {words.cancel}
            </button>
          </p>
        </fetcher.Form>
      </Dialog>
    </section>
  )
}
