import { useMemo } from 'react'
import { useRoot } from './use-root.ts'

/** A place of this tab beyond a loading of the page and the closing of the desk, for whoever is signed in: another one finds theirs. */
export function useKeptInTab<Kept>(place: string) {
  const of = useRoot().member?.id
  return useMemo(() => {
    const key = `${of} ${place}`
    return {
      /** Without a value: nothing more. */
      keep: (value?: Kept) => {
        try {
          if (value === undefined) sessionStorage.removeItem(key)
          else sessionStorage.setItem(key, JSON.stringify(value))
        } catch {
          // A full or closed storage keeps nothing.
        }
      },
      /** What was kept. */
      kept: (): Kept | undefined => {
        try {
          return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
        } catch {
          return undefined
        }
      },
    }
  }, [of, place])
}
