import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { fill } from '../fill.ts'
import { FormToken } from '../ui/form-token.tsx'
import type { Undoable } from '../ui/undo.ts'
import { useKeys } from '../use-keys.ts'
import { useRoot } from '../use-root.ts'

type UndoBarProps = {
  /** Newest first. */
  all: Undoable[]
  onOver(done: Undoable): void
}

/** The one place for what just happened, at the foot of every room: in words, with its time running, and the way back. */
export function UndoBar({ all, onOver }: UndoBarProps) {
  const { words } = useRoot()
  const fetcher = useFetcher<{ problem?: string }>()
  const form = useRef<HTMLFormElement>(null)
  const [last, ...earlier] = all
  useKeys(useMemo(() => ({ u: () => form.current?.requestSubmit() }), []))
  const sent = useRef<Undoable>(undefined)
  const { data: answer } = fetcher
  useEffect(() => {
    if (answer && answer.problem !== 'offline' && sent.current) onOver(sent.current)
  }, [answer, onOver])
  const problem = answer?.problem && (answer.problem === 'offline' ? words.undo.offline : words.undo.tooLate)
  const send = (one: Undoable) => () => {
    sent.current = one
  }
  return (
    <div className={`undo ink${last ? ' open' : ''}`}>
      <p role="status">
        {last && (
          <>
            <b>{last.name}</b> {last.text}
          </>
        )}
        {!last && answer && !problem && <span className="visually-hidden">{words.undo.undone}</span>}
        {problem && <b> {problem}</b>}
      </p>
      {last && (
        <>
          <Countdown key={`${last.id} ${last.at}`} of={last} onOver={onOver} />
          <fetcher.Form method="post" action={last.action} ref={form} onSubmit={send(last)}>
            <UndoFields of={last} />
            <button className="link-key" type="submit">
              {words.undo.key}
              <span className="visually-hidden">: {last.name}</span>
              <span aria-hidden="true">
                <kbd>u</kbd>
              </span>
            </button>
          </fetcher.Form>
          {earlier.length > 0 && (
            <details className="earlier">
              <summary>{fill(words.undo.earlier, { count: earlier.length })}</summary>
              <ul className="ink">
                {earlier.map((one) => (
                  <li key={one.id}>
                    <span>
                      <b>{one.name}</b> {one.text}
                    </span>
                    <fetcher.Form method="post" action={one.action} onSubmit={send(one)}>
                      <UndoFields of={one} />
                      <button className="link-key" type="submit">
                        {words.undo.key}
                        <span className="visually-hidden">: {one.name}</span>
                      </button>
                    </fetcher.Form>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </div>
  )
}

function UndoFields({ of }: { of: Undoable }) {
  return (
    <>
      <FormToken />
      {of.fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** Readers of the screen are spared the seconds. */
function Countdown({ of, onOver }: { of: Undoable; onOver(done: Undoable): void }) {
  const [msLeft, setMsLeft] = useState(of.msLeft)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const left = of.msLeft - (performance.now() - began)
      setMsLeft(left)
      if (left <= 0) onOver(of)
    }, 1000)
    return () => clearInterval(timer)
  }, [of, onOver])
  const seconds = Math.max(0, Math.round(msLeft / 1000))
  return (
    <>
      <span
        className="mono"
        aria-hidden="true"
      >{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</span>
      <svg className="run" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(0, (100 * msLeft) / of.msLeft)} height="1" />
      </svg>
    </>
  )
}
