/** Keeps something in this tab, beyond a loading of the page and the closing of the desk. Without a value: nothing more. */
export function keepInTab(key: string, value?: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or closed storage keeps nothing.
  }
}

/** What was kept. */
export function keptInTab<Kept>(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
