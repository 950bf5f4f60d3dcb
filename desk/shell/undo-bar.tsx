import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { fill } from '../fill.ts'
import { useKeptInTab } from '../kept-in-tab.ts'
import { LinkKey, PostForm } from '../ui/form.tsx'
import { releaseUndoKey, type Undoable, useHeldUpTo, useUndoKey } from '../ui/undo.ts'
import { useRoot } from '../use-root.ts'

type UndoBarProps = {
  /** Newest first. */
  all: Shown[]
  onOver(done: Shown): void
}

/** How long it stands there what became of it. */
const noteMs = 8_000

/** After that a telephone has one line for it, and its whole page for the room. */
const briefMs = 30_000

/** The one place for what just happened, at the foot of every room: in words, with its time running, and the way back. */
export function UndoBar({ all, onOver }: UndoBarProps) {
  const { words } = useRoot()
  const fetcher = useFetcher<{ problem?: string }>()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<Shown>(undefined)
  const heldUpTo = useHeldUpTo()
  const room = roomOf(useLocation().pathname)
  const isBeingSent = (one: Shown) => fetcher.state !== 'idle' && one === sent.current
  const stands = (one: Shown) => roomOf(one.action) === room || !one.isOthers || isBeingSent(one)
  const [last, ...earlier] = all.filter(stands)
  // A key takes back one's own only.
  useUndoKey(last?.isOthers ? undefined : last?.at, () => form.current?.requestSubmit())
  const isUndoKey = last !== undefined && !last.isOthers && last.at > heldUpTo
  const { data: answer } = fetcher
  const [isBrief, setBrief] = useState(false)
  useEffect(() => {
    const tick = () => {
      for (const one of all) if (one.until <= Date.now()) onOver(one)
      setBrief(last !== undefined && Date.now() - last.at > briefMs)
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [all, last, onOver])
  const [note, setNote] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer
  useEffect(() => {
    if (!answer) return
    const { problem } = answer
    // What did not reach the server can be tried again.
    if (!problem || problem === 'offline') releaseUndoKey()
    if (problem !== 'offline' && sent.current) onOver(sent.current)
    if (!problem && sent.current?.back) navigate(sent.current.back)
    setNote(
      problem === 'offline'
        ? words.undo.offline
        : problem
          ? words.undo.tooLate
          : `${sent.current?.name}: ${words.undo.undone}`,
    )
    const timer = setTimeout(() => setNote(''), noteMs)
    return () => clearTimeout(timer)
  }, [answer])
  const status = useRef<HTMLParagraphElement>(null)
  // Whose key has gone with what it took back.
  useEffect(() => {
    if (fetcher.state === 'idle' && answer && document.activeElement === document.body) {
      status.current?.focus({ preventScroll: true })
    }
  }, [fetcher.state, answer])
  const send = (one: Shown) => () => {
    sent.current = one
  }
  return (
    <div className={`undo ink${last || note ? ' open' : ''}${isBrief && !note ? ' brief' : ''}`}>
      <p role="status" ref={status} tabIndex={-1}>
        {note && `${note} `}
        {note && last && `${words.undo.before} `}
        {last && (
          <>
            <b>{last.name}</b> {last.text}
          </>
        )}
      </p>
      {last && (
        <>
          <Countdown key={`${last.id} ${last.at}`} of={last} />
          <PostForm of={fetcher} action={last.action} ref={form} onSubmit={send(last)}>
            <UndoFields of={last} />
            <LinkKey label={words.undo.key} type="submit" of={last.name}>
              {isUndoKey && (
                <span aria-hidden="true">
                  <kbd>u</kbd>
                </span>
              )}
            </LinkKey>
          </PostForm>
          {earlier.length > 0 && (
            <details className="earlier">
              <summary>{fill(words.undo.earlier, { count: earlier.length })}</summary>
              <ul className="ink">
                {earlier.map((one) => (
                  <li key={one.id}>
                    <span>
                      <b>{one.name}</b> {one.text}
                    </span>
                    <PostForm of={fetcher} action={one.action} onSubmit={send(one)}>
                      <UndoFields of={one} />
                      <LinkKey label={words.undo.key} type="submit" of={one.name} />
                    </PostForm>
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

const roomOf = (path: string) => path.split('/')[1]

function UndoFields({ of }: { of: Undoable }) {
  return Object.entries(of.form).flatMap(([name, values]) =>
    [values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
}

/** Readers of the screen are spared the seconds. */
function Countdown({ of }: { of: Shown }) {
  // As the server told it, until the page has its scripts: both write the same.
  const [msLeft, setMsLeft] = useState(of.msLeft)
  useEffect(() => {
    const tick = () => setMsLeft(Math.max(0, of.until - Date.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [of])
  const seconds = Math.round(msLeft / 1000)
  return (
    <>
      <span className="mono" aria-hidden="true">
        {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      </span>
      <svg className="run" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * msLeft) / (of.wholeMs ?? of.msLeft)} height="1" />
      </svg>
    </>
  )
}

/** `until`: by the clock of the browser, in milliseconds since 1970. */
export type Shown = Undoable & { until: number }

const nameOf = ({ id, at }: Undoable) => `${id} ${at}`
const started = (one: Undoable): Shown => ({ ...one, until: Date.now() + one.msLeft })

/** What can be taken back, newest first: what the rooms hand over, and what the server knows of for whoever looks. */
export function useUndoables(known: Undoable[]) {
  const [offered, setOffered] = useState<Shown[]>([])
  const [over, setOver] = useState<string[]>([])
  // What a room handed over outlives a page that is loaded anew, for whoever did it.
  const tab = useKeptInTab<Shown[]>('undo')
  useEffect(() => setOffered((before) => [...before, ...(tab.kept() ?? [])]), [tab])
  useEffect(() => {
    const all = offered.filter((one) => !over.includes(nameOf(one)))
    tab.keep(all.length > 0 ? all : undefined)
  }, [tab, offered, over])
  const offer = useCallback(
    (one: Undoable) => setOffered((before) => [started(one), ...before.filter(({ id }) => id !== one.id)]),
    [],
  )
  const onOver = useCallback((one: Shown) => setOver((before) => [...before, nameOf(one)]), [])
  const shown = useMemo(() => known.map(started), [known])
  const all = useMemo(
    () => [...offered, ...shown].filter((one) => !over.includes(nameOf(one))).sort((one, other) => other.at - one.at),
    [offered, shown, over],
  )
  return { all, offer, onOver }
}
