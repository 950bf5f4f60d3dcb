import { useLayoutEffect, useRef } from 'react'

/** Keys without a modifier, by what is typed: `j`, `/`, `?`, `Escape`. */
export type Keys = Record<string, (event: KeyboardEvent) => void>

const storageKey = 'desk-keys'

export function areKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

/** Single keys can be switched off (WCAG 2.1.4), for whoever dictates or strays onto the keyboard. */
export function switchKeys(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}

/** Whether a key belongs to a field or an open dialog. */
export function isTypingIn(target: EventTarget | null): boolean {
  const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog'
  return target instanceof HTMLElement && target.closest(fields) !== null
}

/** Listens while no field has the focus and no dialog is open. A key acts on what is shown: the keys change with the picture, not after it. */
export function useKeys(keys: Keys): void {
  const shown = useRef(keys)
  useLayoutEffect(() => {
    shown.current = keys
  })
  useLayoutEffect(() => {
    function pressed(event: KeyboardEvent) {
      const action = shown.current[event.key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || !areKeysOn()) return
      if (isTypingIn(event.target)) return
      event.preventDefault()
      action(event)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

/** `j` and `k` move the focus among the links of a list, no further than its ends. @param from where nothing of it has the focus */
export function stepsAmong(links: () => Iterable<HTMLElement> | undefined, from = -1) {
  const step = (by: number) => () => {
    const all = [...(links() ?? [])]
    const focused = all.indexOf(document.activeElement as HTMLElement)
    all[Math.min(all.length - 1, Math.max(0, (focused >= 0 ? focused : from) + by))]?.focus()
  }
  return { j: step(1), k: step(-1) }
}
