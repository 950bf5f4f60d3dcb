import { createContext, useContext, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type FetcherWithComponents, useFetchers } from 'react-router'

/** Something that was just done and can be taken back. */
export type Undoable = {
  /** Tells it from others. */
  id: string
  /** Whom or what it is about, and what was done. */
  name: string
  text: string
  /** When it was done, in milliseconds since 1970, and how long the way back stays open. */
  at: number
  msLeft: number
  /** How long it was open at first, where the server tells it again later. */
  wholeMs?: number
  /** Where the form goes that takes it back, and what stands in it. */
  action: string
  form: Record<string, string | string[]>
  /** Somebody else did it: it stands in its room only. */
  isOthers?: boolean
  /** Where its author goes when it was taken back; undefined: they stay. */
  back?: string
}

type Offer = (done: Undoable) => void

/** Where the frame of the desk takes what a room has done. */
export const UndoContext = createContext<Offer>(() => {})

/**
 * Hands what a room has just done to the bar below it, which outlives the room. Once for each `at`.
 * @param wayBack from what the form was answered; asked also when the room is left before that
 */
export function useUndoable<Answer>(
  fetcher: FetcherWithComponents<Answer>,
  wayBack: (answer: NonNullable<Answer>) => Undoable | undefined,
): void {
  const offer = useContext(UndoContext)
  const done = fetcher.data ? wayBack(fetcher.data) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same act is made anew with each picture of the room
  useEffect(() => {
    if (done) offer(done)
  }, [done?.id, done?.at, offer])
  const latest = useRef({ fetcher, wayBack })
  useLayoutEffect(() => {
    latest.current = { fetcher, wayBack }
  })
  useLayoutEffect(
    () => () => {
      const { fetcher, wayBack } = latest.current
      if (fetcher.formData && fetcher.state === 'submitting') left.set(fetcher.formData, wayBack as WayBackOfLeft)
    },
    [],
  )
}

type WayBackOfLeft = (answer: unknown) => Undoable | undefined

/** Of rooms that were left before their answer, by what was sent. */
const left = new WeakMap<FormData, WayBackOfLeft>()

/** Takes what came of acts whose room is gone. */
export function useUndoablesOfLeft(offer: Offer): void {
  const fetchers = useFetchers()
  useEffect(() => {
    for (const { formData, data } of fetchers) {
      const wayBack = formData && data && left.get(formData)
      if (!wayBack) continue
      left.delete(formData)
      const done = wayBack(data)
      if (done) offer(done)
    }
  }, [fetchers, offer])
}

/** What on the page can be taken back: when it was done, in milliseconds since 1970, and how. */
type WayBack = { at: number; go(): void }

const waysBack = new Set<WayBack>()

/** Lets the key `u` take back what stands here, as long as nothing on the page was done later. */
export function useUndoKey(at: number | undefined, go: () => void): void {
  useLayoutEffect(() => {
    if (at === undefined) return
    const way = { at, go }
    waysBack.add(way)
    return () => void waysBack.delete(way)
  })
}

/** Up to here `u` takes nothing back: an act was done since, and the key means that one or nothing. */
let heldUpTo = Number.NEGATIVE_INFINITY
const watchers = new Set<() => void>()

/** After something was taken back, nothing older is for so long: whoever presses twice means one thing. */
export const undoRestMs = 2_500

let release: ReturnType<typeof setTimeout> | undefined

function hold(upTo: number): void {
  clearTimeout(release)
  heldUpTo = upTo
  for (const watch of watchers) watch()
}

function latestWay(): WayBack | undefined {
  return [...waysBack].toSorted((one, other) => other.at - one.at)[0]
}

/** Takes back what was done last: one thing, however many stand on the page. */
export function undoLatest(): void {
  const latest = latestWay()
  if (latest && latest.at > heldUpTo) latest.go()
}

/** Lets `u` take back nothing that stands here already, because an act is sent. */
export function holdUndoKey(): void {
  const latest = latestWay()
  if (latest) hold(latest.at)
}

/** Lets `u` take back what was done before, after so many milliseconds, unless something is done by then. */
export function releaseUndoKey(afterMs: number): void {
  clearTimeout(release)
  release = setTimeout(() => hold(Number.NEGATIVE_INFINITY), afterMs)
}

/** From each form that is sent on, the key means what comes of it: of that the router tells later, and an act without a way back has none. */
export function useUndoHold(): void {
  useEffect(() => {
    const sent = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.method === 'post') holdUndoKey()
    }
    document.addEventListener('submit', sent)
    return () => document.removeEventListener('submit', sent)
  }, [])
}

/** What was done after this moment (milliseconds since 1970) was followed by no other act; `u` takes it back. */
export function useHeldUpTo(): number {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => heldUpTo,
    () => Number.NEGATIVE_INFINITY,
  )
}
