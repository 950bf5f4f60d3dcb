import { type ReactNode, useEffect, useRef } from 'react'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Choice, PostForm } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import type { ReaderAnswer, ReaderData } from './reader-data.ts'

/** `isOffered`: the act can be done; what was done stays to be read when it can no more. */
type ActProps = { data: ReaderData; isOffered: boolean }

/** Ends a subscription, after saying what follows from it. */
export function TakeOut({ data: { words, email }, isOffered }: ActProps) {
  const { takeOut } = words
  return (
    <Asked
      act="take-out"
      isOffered={isOffered}
      words={{ ...takeOut, title: fill(takeOut.title, { email }) }}
      said={({ problem }) => (problem ? takeOut.problem : takeOut.done)}
    />
  )
}

/** Lets the newsletter reach the address again; why stands in the log. */
export function Lift({ data: { words, email }, isOffered }: ActProps) {
  const { lift } = words
  return (
    <Asked
      act="lift"
      isOffered={isOffered}
      words={{ ...lift, title: fill(lift.title, { email }) }}
      said={(answer) => {
        if (answer.problem) return lift.problem
        return answer.act === 'lift' && answer.restored ? lift.restored : lift.lifted
      }}
    >
      <LiftReason words={lift} />
    </Asked>
  )
}

/** Why an address may be mailed again, to be chosen. */
export function LiftReason({ words }: { words: ReaderData['words']['lift'] }) {
  return (
    <Choice
      look="paragraph"
      label={words.because}
      name="because"
      options={Object.entries(words.reasons).map(([reason, text]) => [reason, text])}
    />
  )
}

type AskedProps = Pick<ActProps, 'isOffered'> & {
  act: 'take-out' | 'lift'
  words: { open: string; title: string; text: string; button: string; keep: string }
  said(answer: ReaderAnswer): string
  children?: ReactNode
}

/** A key whose act is asked about first. What was done stays to be read where the key stood. */
function Asked({ act, isOffered, words, said, children }: AskedProps) {
  const fetcher = useFetcher<ReaderAnswer>()
  const status = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (fetcher.data && !isOffered) status.current?.focus()
  }, [fetcher.data, isOffered])
  return (
    <>
      <span role="status" className="soft" ref={status} tabIndex={-1}>
        {fetcher.data && said(fetcher.data)}
      </span>
      {isOffered && (
        <KeyDialog label={words.open} title={words.title} done={fetcher.data}>
          <PostForm of={fetcher}>
            <p>{words.text}</p>
            {children}
            <DialogKeys keep={words.button} act={act} cancel={words.keep} />
          </PostForm>
        </KeyDialog>
      )}
    </>
  )
}
