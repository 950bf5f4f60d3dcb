import { lastingStorage } from './browser-storage.ts'

const storageKey = 'slash-key'
const listeners = new Set<() => void>()
let chosen: boolean | undefined

/** Whether `/` opens the search. A key by itself must be possible to switch off (WCAG 2.1.4): speech input types it unmeant. */
export function isSlashKeyOn(): boolean {
  chosen ??= lastingStorage.read(storageKey) !== 'off'
  return chosen
}

/** Kept for later visits where the browser has storage, else for this page. */
export function switchSlashKey(on: boolean): void {
  chosen = on
  lastingStorage.write(storageKey, on ? null : 'off')
  for (const notify of listeners) notify()
}

/** Calls `notify` when the choice changes; gives back what ends that. */
export function onSlashKey(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
