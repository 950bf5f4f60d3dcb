import { useEffect } from 'react'
import { useRoot } from './use-root.ts'

const visitEveryMs = 10_000

/**
 * Tells the others that somebody looks, or writes. By itself it keeps no session open.
 * @param path whom to tell below /desk, such as `enquiries/ID/visit`
 */
export function useVisits(path: string, isWriting: boolean): void {
  const { formToken } = useRoot()
  useEffect(() => {
    const tell = () => {
      const body = new URLSearchParams({ formToken, isWriting: String(isWriting) })
      fetch(`/desk/${path}`, { method: 'POST', headers: { 'x-desk-background': '1' }, body }).catch(() => {})
    }
    tell()
    const timer = setInterval(tell, visitEveryMs)
    return () => clearInterval(timer)
  }, [path, isWriting, formToken])
}
