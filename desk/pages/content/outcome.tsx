import { useEffect, useState } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import { fill } from '../../fill.ts'
import type { Standing } from '../content-standing.ts'
import type { EntryAnswer } from './acts.server.ts'

type OutcomeProps = { words: DocumentOf<'desk/content'>; answer: EntryAnswer | undefined; page?: string }

const askEveryMs = 300
const longestMs = 60_000

/** What became of a publication: told truthfully, once every server has said what it shows. */
export function Outcome({ words, answer, page }: OutcomeProps) {
  const number = answer && 'number' in answer ? answer.number : undefined
  const standing = useStanding(number)
  if (!answer) return null
  if ('problem' in answer) {
    return (
      <p role="alert" className="error">
        {words.problems[answer.problem] ?? answer.problem}
      </p>
    )
  }
  return (
    <p role="status" className="outcome">
      {answer.did === 'scheduled' && fill(words.outcome.scheduled, { time: answer.time })}
      {answer.did === 'undone' && `${words.outcome.undone} `}
      {number !== undefined && standing && textOf(words.outcome, standing)}{' '}
      {standing?.state === 'visible' && page && (
        <a href={page} target="_blank" rel="noreferrer">
          {words.outcome.see}
        </a>
      )}
    </p>
  )
}

type Seen = Standing | { state: 'slow' } | { state: 'visible'; ms: number }

function textOf(words: DocumentOf<'desk/content'>['outcome'], standing: Seen): string {
  const ms = 'ms' in standing ? standing.ms : 0
  const reason = 'reason' in standing ? standing.reason : ''
  return fill(words[standing.state], { seconds: (ms / 1000).toFixed(1), reason })
}

/** Asks until the publication is seen everywhere, or until somebody says why not. */
function useStanding(number: number | undefined): Seen | undefined {
  const [standing, setStanding] = useState<Seen>()
  useEffect(() => {
    if (number === undefined) return
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    setStanding({ state: 'waiting' })
    const ask = async () => {
      const now = await standingNow(number)
      if (isGone) return
      const ms = performance.now() - start
      if (now?.state === 'visible') return setStanding({ state: 'visible', ms })
      if (now && now.state !== 'waiting') return setStanding(now)
      if (ms > longestMs) return setStanding({ state: 'slow' })
      timer = setTimeout(ask, askEveryMs)
    }
    ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [number])
  return number === undefined ? undefined : standing
}

/** A server that does not answer just now may do so the next time. */
async function standingNow(number: number): Promise<Standing | undefined> {
  try {
    const answer = await fetch(`/desk/content/standing/${number}`, { headers: { 'x-desk-background': '1' } })
    return answer.ok ? ((await answer.json()) as Standing) : undefined
  } catch {
    return undefined
  }
}
