import { createContext, useContext, useEffect, useLayoutEffect } from 'react'
import { useFetchers, useNavigation } from 'react-router'

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
  /** Where the form goes that takes it back, and what stands in it. */
  action: string
  form: Record<string, string | string[]>
  /** Where its author goes when it was taken back; undefined: they stay. */
  back?: string
}

/** Where the frame of the desk takes what a room has done. */
export const UndoContext = createContext<(done: Undoable) => void>(() => {})

/** Hands what a room has just done to the bar below it, which outlives the room. Once for each `at`. */
export function useUndoable(done: Undoable | undefined): void {
  const offer = useContext(UndoContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same act is made anew with each picture of the room
  useEffect(() => {
    if (done) offer(done)
  }, [done?.id, done?.at, offer])
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

/** While an act is on its way: what was done up to then stays, because the key means the act. */
let heldUpTo = Number.NEGATIVE_INFINITY

function latestWay(): WayBack | undefined {
  return [...waysBack].toSorted((one, other) => other.at - one.at)[0]
}

/** Takes back what was done last: one thing, however many stand on the page. */
export function undoLatest(): void {
  const latest = latestWay()
  if (latest && latest.at > heldUpTo) latest.go()
}

/** Lets `u` take back again what was done before the act that is on its way. */
export function releaseUndoKey(): void {
  heldUpTo = Number.NEGATIVE_INFINITY
}

/** Holds `u` from the moment a form is sent, of which the router tells later, until what came of it stands on the page. */
export function useUndoHold(): void {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  useEffect(() => {
    const hold = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.method === 'post') heldUpTo = latestWay()?.at ?? heldUpTo
    }
    document.addEventListener('submit', hold)
    return () => document.removeEventListener('submit', hold)
  }, [])
  useEffect(() => {
    if ([navigation, ...fetchers].every(({ formMethod }) => formMethod !== 'POST')) releaseUndoKey()
  }, [navigation, fetchers])
}
