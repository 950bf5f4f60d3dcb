import { useSyncExternalStore } from 'react'
import { undoRestMs } from './undo.ts'

let leading = 0
let isResting = false
let end: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

function setResting(rests: boolean): void {
  isResting = rests
  for (const watch of watchers) watch()
}

/**
 * Begins an act that leads on to the next of a list. The keys of that one come to stand under the hand and rest: whoever presses twice
 * means one thing.
 * @returns ends it: the next one is shown, and its keys rest a little longer
 */
export function leadOn(): () => void {
  clearTimeout(end)
  leading++
  setResting(true)
  return () => {
    leading--
    if (leading === 0) end = setTimeout(() => setResting(false), undoRestMs)
  }
}

/** Whether the keys that decide about the next one rest. */
export function useResting(): boolean {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch)
      return () => watchers.delete(watch)
    },
    () => isResting,
    () => false,
  )
}
