import { useEffect, useState } from 'react'
import type { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { FormToken } from '../../ui/form-token.tsx'
import type { WaitlistAnswer, WaitlistData } from './data.ts'

const wholeMs = 300_000

type HeldProps = {
  entry: WaitlistData['entries'][number]
  words: WaitlistData['words']
  /** The server's time when it told this, in milliseconds since 1970. */
  now: number
  fetcher: ReturnType<typeof useFetcher<WaitlistAnswer>>
}

/** A decision whose letter has not left: what it was, how long there is, and the way back. */
export function Held({ entry, words, now, fetcher }: HeldProps) {
  const [msLeft, setMsLeft] = useState((entry.leavesAt ?? 0) - now)
  useEffect(() => {
    const began = performance.now()
    const whole = (entry.leavesAt ?? 0) - now
    const timer = setInterval(() => setMsLeft(whole - (performance.now() - began)), 1000)
    return () => clearInterval(timer)
  }, [entry.leavesAt, now])
  const seconds = Math.max(0, Math.round(msLeft / 1000))
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const [before, after] = words.leaves.split('{time}')
  return (
    <fetcher.Form method="post" className="hold">
      <FormToken />
      <input type="hidden" name="id" value={entry.id} />
      <p>
        <b>
          {entry.status === 'accepted'
            ? fill(words.held.accepted, { tier: words.tiers[entry.tier] })
            : words.held.declined}
        </b>{' '}
        <span className="soft">
          {seconds > 0 ? (
            <>
              {before}
              <span className="mono">{clock}</span>
              {after}
            </>
          ) : (
            words.gone
          )}
        </span>
      </p>
      {seconds > 0 && (
        <button className="link-key" type="submit" name="act" value="undo" data-key="u">
          {words.undo}
          <span className="visually-hidden">{fill(words.of, { email: entry.email })}</span>
        </button>
      )}
      <svg className="run" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className="whole-run" width="100" height="1" />
        <rect width={Math.max(0, Math.min(100, (msLeft / wholeMs) * 100))} height="1" />
      </svg>
    </fetcher.Form>
  )
}
