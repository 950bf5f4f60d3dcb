import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FetcherWithComponents, useLocation, useNavigate } from 'react-router'
import { fill } from '../fill.ts'
import { useKeptInTab } from '../kept-in-tab.ts'
import { LinkKey, PostForm } from '../ui/form.tsx'
import { releaseUndoKey, type Undoable, undoRestMs, useHeldUpTo, useUndoKey } from '../ui/undo.ts'
import { useFetcher } from '../use-fetcher.ts'
import { useRoot } from '../use-root.ts'

type UndoBarProps = {
  /** Newest first. */
  all: Shown[]
  onOver(done: Shown): void
}

/** How long it stands there what became of it. */
const noteMs = 8_000

/** What became of it; `beside`: the key of this one stays with it, to try again. */
type Note = { text: ReactNode; beside?: Shown | undefined }

/**
 * What went last, and when the newest was done that stood there by then. While it rests, nothing as old can be taken back: a second press
 * on the place where its key was means nothing.
 */
type Gone = { at: number; upTo: number; isResting: boolean }

/** The one place for what just happened, at the foot of every room: in words, with its time running, and the way back. */
export function UndoBar({ all, onOver }: UndoBarProps) {
  const { words } = useRoot()
  const fetcher = useFetcher<{ problem?: string }>()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const sent = useRef<Shown>(undefined)
  const heldUpTo = useHeldUpTo()
  const { pathname } = useLocation()
  const room = roomOf(pathname)
  const [gone, setGone] = useState<Gone>()
  const isBeingSent = (one: Shown) => fetcher.state !== 'idle' && one === sent.current
  const stands = (one: Shown) => roomOf(one.action) === room || !one.isOthers || isBeingSent(one)
  const standing = all.filter(stands)
  const [last, ...earlier] = gone?.isResting
    ? standing.filter(({ at, isOthers }) => at > gone.upTo && !isOthers)
    : standing
  const newest = standing[0]?.at ?? 0
  const rest = useCallback(({ at }: Shown) => setGone({ at, upTo: Math.max(at, newest), isResting: true }), [newest])
  // A key takes back one's own only.
  useUndoKey(last?.isOthers ? undefined : last?.at, () => form.current?.requestSubmit())
  const isUndoKey = last !== undefined && !last.isOthers && last.at > heldUpTo
  const { data: answer, state } = fetcher
  const [note, setNote] = useState<Note>()
  const next = earlier[0]
  useEffect(() => {
    const tick = () => {
      for (const one of all) {
        if (one.until > Date.now()) continue
        onOver(one)
        // Whoever was about to press its key does not press the next one's.
        if (one !== last || !next) continue
        rest(one)
        setNote({ text: <Done of={one} /> })
      }
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [all, last, next, onOver, rest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer
  useEffect(() => {
    const one = sent.current
    if (!answer || !one) return
    const { problem } = answer
    // What did not reach the server can be tried again.
    if (!problem || problem === 'offline') releaseUndoKey(problem ? 0 : undoRestMs)
    if (problem === 'offline') return setNote({ text: words.undo.offline, beside: last })
    onOver(one)
    rest(one)
    setNote({ text: problem ? words.undo.tooLate : <Told name={`${one.name}:`} text={words.undo.undone} /> })
    if (!problem && one.back) navigate(one.back)
  }, [answer])
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(undefined), noteMs)
    return () => clearTimeout(timer)
  }, [note])
  useEffect(() => {
    // Until the room shows what came of it.
    if (!gone?.isResting || state !== 'idle') return
    const timer = setTimeout(() => setGone({ ...gone, isResting: false }), undoRestMs)
    return () => clearTimeout(timer)
  }, [gone, state])
  const list = useId()
  const wayBack = { fetcher, sent, status, label: words.undo.key }
  const told = last === note?.beside ? note?.text : undefined
  return (
    <div className={last || told ? 'undo ink open' : 'undo ink'}>
      <p role="status" ref={status} tabIndex={-1}>
        {told ?? (last && <Done of={last} before={gone && last.at < gone.at ? words.undo.before : undefined} />)}
      </p>
      {last && (
        <>
          <Countdown key={nameOf(last)} of={last} />
          <WayBack key={`${nameOf(last)} back`} of={last} {...wayBack} form={form}>
            {isUndoKey && (
              <span aria-hidden="true">
                <kbd>u</kbd>
              </span>
            )}
          </WayBack>
          {earlier.length > 0 && (
            // Another room begins with the list closed.
            <div className="earlier" key={pathname}>
              <LinkKey label={fill(words.undo.earlier, { count: earlier.length })} popoverTarget={list} />
              <ul className="ink" id={list} popover="auto">
                {earlier.map((one) => (
                  <li key={nameOf(one)}>
                    <p>
                      <Done of={one} />
                    </p>
                    <WayBack of={one} {...wayBack} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </div>
  )
}

const roomOf = (path: string) => path.split('/')[1]

/** Its name may be cut short, what was done to it not. */
function Told({ name, before, text }: { name: string; before?: string | undefined; text: string }) {
  return (
    <>
      <span>
        {before && `${before} `}
        <b>{name}</b>
      </span>{' '}
      <span>{text}</span>
    </>
  )
}

function Done({ of: { name, text }, before }: { of: Shown; before?: string | undefined }) {
  return <Told name={name} before={before} text={text} />
}

type WayBackProps = {
  of: Shown
  label: string
  fetcher: FetcherWithComponents<unknown>
  sent: RefObject<Shown | undefined>
  status: RefObject<HTMLElement | null>
  form?: RefObject<HTMLFormElement | null>
  children?: ReactNode
}

/** The key that takes one thing back. Who is on it when it goes, goes on at what the bar tells, and not on the key of another thing. */
function WayBack({ of: one, label, fetcher, sent, status, form, children }: WayBackProps) {
  const made = useRef<HTMLFormElement>(null)
  const own = form ?? made
  useLayoutEffect(() => {
    const { current } = own
    return () => {
      if (current?.contains(document.activeElement)) status.current?.focus({ preventScroll: true })
    }
  }, [own, status])
  return (
    <PostForm
      of={fetcher}
      action={one.action}
      ref={own}
      onSubmit={(event) => {
        // Once is enough, and the answer to a second time would be that it is too late.
        if (fetcher.state === 'submitting') event.preventDefault()
        else sent.current = one
      }}
    >
      {Object.entries(one.form).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <LinkKey label={label} type="submit" of={one.name}>
        {children}
      </LinkKey>
    </PostForm>
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
