const storageKey = 'slash-key'
const listeners = new Set<() => void>()
let chosen: boolean | undefined

/** Whether `/` opens the search. A key by itself must be possible to switch off (WCAG 2.1.4): speech input types it unmeant. */
export function isSlashKeyOn(): boolean {
  chosen ??= read()
  return chosen
}

/** Kept for later visits where the browser has storage, else for this page. */
export function switchSlashKey(on: boolean): void {
  chosen = on
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const notify of listeners) notify()
}

/** Calls `notify` when the choice changes; gives back what ends that. */
export function onSlashKey(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}
