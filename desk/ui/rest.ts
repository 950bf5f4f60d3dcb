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

/** A second press that comes so soon, and so near, is of a double one: what stands under it by now is another thing. */
const doubleMs = 700
const doublePixels = 12

const presses = ['pointerdown', 'mousedown', 'click'] as const
let pressed = { x: 0, y: 0 }
let first: typeof pressed | undefined
let firstEnd: ReturnType<typeof setTimeout> | undefined

if (typeof window !== 'undefined') {
  for (const press of presses) {
    addEventListener(
      press,
      (event) => {
        const { clientX: x, clientY: y } = event
        // The keyboard presses what it is on, and tells of no clicks.
        const isKey = event.type === 'click' && event.detail === 0
        if (first && !isKey && Math.hypot(x - first.x, y - first.y) < doublePixels) {
          event.preventDefault()
          event.stopImmediatePropagation()
        } else if (event.type === 'pointerdown') pressed = { x, y }
      },
      true,
    )
  }
}

/**
 * Begins an act that leads on to the next of a list. The keys of that one come to stand under the hand and rest: whoever presses twice
 * means one thing. For a moment nothing else is pressed at the same place either.
 * @returns ends it: the next one is shown, and its keys rest a little longer
 */
export function leadOn(): () => void {
  clearTimeout(end)
  clearTimeout(firstEnd)
  leading++
  first ??= pressed
  setResting(true)
  return () => {
    leading--
    if (leading > 0) return
    end = setTimeout(() => setResting(false), undoRestMs)
    firstEnd = setTimeout(() => {
      first = undefined
    }, doubleMs)
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
