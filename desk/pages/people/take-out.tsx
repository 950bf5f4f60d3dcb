import { minuteMs } from '#contract/milliseconds.ts'
import { Key, PostForm } from '../../ui/form.tsx'
import { useUndoable } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import type { PersonAnswer, PersonData } from './card-data.ts'

type TakeOutProps = { words: PersonData['words']['takeOut']; name: string; email: string; reads: boolean }

/** Ends the subscription of somebody who asked for it, at once; for a minute it can be taken back. */
export function TakeOut({ words, name, email, reads }: TakeOutProps) {
  const fetcher = useFetcher<PersonAnswer>()
  const { data: answer } = fetcher
  const done = answer && 'did' in answer && answer.did === 'taken-out' ? answer : undefined
  const action = `/people/card?${new URLSearchParams({ email })}`
  useUndoable(fetcher, (done) =>
    'did' in done && done.did === 'taken-out' && done.at !== undefined
      ? {
          ...{ id: `reader ${email}`, name, text: words.undo, at: done.at, msLeft: minuteMs },
          ...{ action, form: { act: 'undo-take-out' } },
        }
      : undefined,
  )
  return (
    <>
      {reads && (
        <PostForm of={fetcher} action={action}>
          <Key label={words.key} act="take-out" disabled={fetcher.state !== 'idle'} />
        </PostForm>
      )}
      <p role="status" className="note">
        {done && !reads && words.done}
        {answer && 'problem' in answer && words.problem}
      </p>
    </>
  )
}
