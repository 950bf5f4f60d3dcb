import { useEffect, useRef } from 'react'
import type { NavigateFunction } from 'react-router'
import { areKeysOn, isTypingIn } from '../use-keys.ts'
import type { Room } from './rooms.ts'

const togetherMs = 1500

/** `g` and then a letter goes to a room. */
export function useGoKeys(rooms: Room[], navigate: NavigateFunction): void {
  // Outlives the effect: the page is loaded anew whenever somebody does something, also between the two letters.
  const wentAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !areKeysOn() || isTypingIn(event.target)) return
      if (event.key === 'g') {
        wentAt.current = event.timeStamp
        return
      }
      if (event.timeStamp - wentAt.current > togetherMs) return
      wentAt.current = Number.NEGATIVE_INFINITY
      const room = rooms.find(({ letter }) => letter === event.key)
      if (!room) return
      event.stopImmediatePropagation()
      event.preventDefault()
      navigate(room.path)
    }
    // Before the keys of a room, which may know the same letter.
    addEventListener('keydown', pressed, { capture: true })
    return () => removeEventListener('keydown', pressed, { capture: true })
  }, [rooms, navigate])
}
