import { isSlashKeyOn } from './slash-key.ts'

/** Whether a key opens the search: Ctrl or Cmd with K, and outside of fields `/`. Shift is left out of account: on Swiss keyboards the slash is typed with it. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey
  return event.key === '/' && isSlashKeyOn() && !isTyping(event.target)
}

/** A field that has gone with its dialog keeps the focus until the next picture; nobody types into it. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.getClientRects().length === 0) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}
