import { useEffect } from 'react'
import { useRoot } from '../../use-root.ts'

const visitEveryMs = 10_000

/** Tells the others that somebody looks, or writes. By itself it keeps no session open. */
export function useVisits(id: string, isWriting: boolean): void {
  const { formToken } = useRoot()
  useEffect(() => {
    const tell = () => {
      const body = new URLSearchParams({ formToken, isWriting: String(isWriting) })
      const headers = { 'x-desk-background': '1' }
      fetch(`/desk/content/visit/${id}`, { method: 'POST', headers, body }).catch(() => {})
    }
    tell()
    const timer = setInterval(tell, visitEveryMs)
    return () => clearInterval(timer)
  }, [id, isWriting, formToken])
}
