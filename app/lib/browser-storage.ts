/** What the browser keeps until the tab is closed. */
export const tabStorage = safely(() => sessionStorage)

/** What the browser keeps for later visits. */
export const lastingStorage = safely(() => localStorage)

/** Where the browser has no storage, blocks it or has no room, nothing is kept. */
function safely(storage: () => Storage) {
  return {
    read: (key: string): string | null => {
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    /** @param text null: forgets it */
    write: (key: string, text: string | null): void => {
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
      } catch {}
    },
  }
}
