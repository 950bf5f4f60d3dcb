import type { EntryValue } from './edit-value.ts'

type Kept = { base: EntryValue; value: EntryValue }

const keyOf = (id: string) => `content ${id}`

/** Keeps in this tab what the server does not have yet: the desk may close before it is saved. Without a value: nothing more. */
export function keepUnsaved(id: string, base?: EntryValue, value?: EntryValue): void {
  try {
    if (value) sessionStorage.setItem(keyOf(id), JSON.stringify({ base, value }))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // A full or closed storage: what is typed still goes to the server.
  }
}

/** What was kept, and what it was made from. */
export function unsavedOf(id: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
