import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False in the server's HTML and while hydrating, true once scripts run: what only scripts can do is shown after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
