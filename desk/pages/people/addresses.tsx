import { useRef } from 'react'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Field, LinkKey, PostForm } from '../../ui/form.tsx'
import { useUndoable } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import type { PersonAnswer, PersonData } from './card-data.ts'

type AddressesProps = {
  words: PersonData['words']
  /** By which the card was opened. */
  email: string
  addresses: string[]
  candidates: string[]
  mayMerge: boolean
}

/** Under which addresses somebody is known. Two cards are made one here, and that is taken back. */
export function Addresses({ words: { merge: words }, email, addresses, candidates, mayMerge }: AddressesProps) {
  const fetcher = useFetcher<PersonAnswer>()
  const { data: answer } = fetcher
  const problem = answer && 'problem' in answer && answer.problem in words.problems ? answer.problem : undefined
  const done = answer && 'did' in answer ? answer : undefined
  const other = useRef<HTMLInputElement>(null)
  useUndoable(fetcher, (done) =>
    'did' in done && done.did === 'merged'
      ? {
          ...{ id: `merge ${email}`, name: done.addresses[0] ?? '', text: words.here, at: done.at, msLeft: 300_000 },
          action: `/people/card?${new URLSearchParams({ email })}`,
          form: { act: 'split', address: done.addresses },
        }
      : undefined,
  )
  return (
    <section className="block after">
      <h2>{words.title}</h2>
      <ul className="plain">
        {(addresses.length > 1 ? addresses : []).map((address, index) => (
          <li key={address}>
            <span className="anywhere">{address}</span>
            {index > 0 && mayMerge && (
              <PostForm of={fetcher}>
                <input type="hidden" name="act" value="split" />
                <LinkKey label={words.split} type="submit" name="address" value={address} of={address} />
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="note">
        {done?.did === 'merged' ? words.merged : done?.did === 'split' && words.wasSplit}
      </p>
      {mayMerge && candidates.length > 0 && (
        <p className="note">{fill(words.likely, { emails: candidates.join(', ') })}</p>
      )}
      {mayMerge && (
        <KeyDialog isWord label={words.open} title={words.dialog} done={done}>
          <PostForm of={fetcher} className="in-dialog" noValidate>
            <p>{fill(words.text, { email: addresses[0] ?? '' })}</p>
            <Field
              look="paragraph"
              label={words.other}
              error={problem && words.problems[problem as keyof typeof words.problems]}
              ref={other}
              name="address"
              type="email"
              autoComplete="off"
            />
            {candidates.length > 0 && (
              <>
                <p className="paragraph">{words.candidates}</p>
                <ul>
                  {candidates.map((candidate) => (
                    <li key={candidate}>
                      <LinkKey
                        label={candidate}
                        look="anywhere"
                        onClick={() => {
                          if (other.current) other.current.value = candidate
                        }}
                      />
                    </li>
                  ))}
                </ul>
              </>
            )}
            <DialogKeys keep={words.button} act="merge" />
          </PostForm>
        </KeyDialog>
      )}
    </section>
  )
}
