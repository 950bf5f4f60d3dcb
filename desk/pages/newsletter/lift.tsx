import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Choice, PostForm } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import type { ReaderAnswer, ReaderData } from './reader-data.ts'

/** Lets the newsletter reach the address again; why stands in the log. What was done stays to be read where the key stood. */
export function Lift({ data: { words, email, isSuppressed } }: { data: ReaderData }) {
  const { lift } = words
  const fetcher = useFetcher<ReaderAnswer>()
  const { data: answer } = fetcher
  const status = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (answer && !isSuppressed) status.current?.focus()
  }, [answer, isSuppressed])
  return (
    <>
      <span role="status" className="soft" ref={status} tabIndex={-1}>
        {answer?.problem && lift.problem}
        {answer && !answer.problem && (answer.act === 'lift' && answer.restored ? lift.restored : lift.lifted)}
      </span>
      {isSuppressed && (
        <KeyDialog label={lift.open} title={fill(lift.title, { email })} done={answer}>
          <LiftForm words={lift} of={fetcher} />
        </KeyDialog>
      )}
    </>
  )
}

type LiftFormProps = {
  words: ReaderData['words']['lift']
  of: FetcherWithComponents<unknown>
  /** Which address, where the page has several. */
  email?: string | undefined
}

/** Asks why an address may be mailed again. */
export function LiftForm({ words, of, email }: LiftFormProps) {
  return (
    <PostForm of={of}>
      {email && <input type="hidden" name="email" value={email} />}
      <p>{words.text}</p>
      <Choice look="paragraph" label={words.because} name="because" options={Object.entries(words.reasons)} />
      <DialogKeys keep={words.button} act="lift" />
    </PostForm>
  )
}
