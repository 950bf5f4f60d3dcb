import { type Ref, useEffect, useState } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import { fill } from '../../fill.ts'
import { Alert } from '../../ui/form.tsx'
import type { PublicationStatus } from '../publication-status.ts'
import type { EntryAnswer } from './acts.server.ts'

type OutcomeProps = {
  words: DocumentOf<'desk/content'>
  answer: EntryAnswer | undefined
  status: Seen | undefined
  page?: string
  /** The bar of what can be taken back says that it is public. */
  isToldBelow?: boolean
  /** Somebody has answered it since, or asked anew. */
  isOver?: boolean
  told?: Ref<HTMLParagraphElement>
}

const askEveryMs = 300
const longestMs = 60_000

/** What became of a publication: told truthfully, once every server has said what it shows. */
export function Outcome({ words, answer, status, page, isToldBelow, isOver, told }: OutcomeProps) {
  if (!answer) return null
  if ('problem' in answer) {
    return <Alert>{words.problems[answer.problem] ?? answer.problem}</Alert>
  }
  return (
    <p role="status" className="outcome" ref={told} tabIndex={-1}>
      {answer.did === 'scheduled' && fill(words.outcome.scheduled, { time: answer.time })}
      {(answer.did === 'submitted' || answer.did === 'given-back') && !isOver && words.outcome[answer.did]}
      {answer.did === 'undone' && `${words.outcome.undone} `}
      {answer.did === 'brought' && words.history.brought}
      {status && !(isToldBelow && status.state === 'visible') && textOf(words.outcome, status)}{' '}
      {status?.state === 'visible' && page && (
        <a href={page} target="_blank" rel="noreferrer">
          {words.outcome.see}
        </a>
      )}
    </p>
  )
}

type Seen = PublicationStatus | { state: 'slow' }

function textOf(words: DocumentOf<'desk/content'>['outcome'], status: Seen): string {
  const reason = 'reason' in status ? status.reason : ''
  return fill(words[status.state], { reason })
}

/** Asks until the publication is seen everywhere, or until somebody says why not. */
export function usePublicationStatus(answer: EntryAnswer | undefined): Seen | undefined {
  const number = answer && 'number' in answer ? answer.number : undefined
  const [status, setStatus] = useState<Seen>()
  useEffect(() => {
    if (number === undefined) return
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    setStatus({ state: 'waiting' })
    const ask = async () => {
      const now = await statusNow(number)
      if (isGone) return
      const ms = performance.now() - start
      if (now && now.state !== 'waiting') return setStatus(now)
      if (ms > longestMs) return setStatus({ state: 'slow' })
      timer = setTimeout(ask, askEveryMs)
    }
    ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [number])
  return number === undefined ? undefined : status
}

/** A server that does not answer just now may do so the next time. */
async function statusNow(number: number): Promise<PublicationStatus | undefined> {
  try {
    const answer = await fetch(`/desk/content/standing/${number}`, { headers: { 'x-desk-background': '1' } })
    return answer.ok ? ((await answer.json()) as PublicationStatus) : undefined
  } catch {
    return undefined
  }
}
