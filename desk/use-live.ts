import { useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { useRoot } from './use-root.ts'

/** Loads the page's data anew when somebody else, or a visitor, has changed something since it was made. */
export function useLive(): void {
  const { revalidate } = useRevalidator()
  const { mark } = useRoot()
  const first = useRef(mark)
  const [news, setNews] = useState<'changed' | 'closed'>()
  const isSending = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle')
  useEffect(() => {
    // What happened while the line was away is told when it is back: the browser says which change it heard of last.
    const source = new EventSource(`/desk/live?since=${encodeURIComponent(first.current)}`)
    source.addEventListener('change', () => void loadWhenAnswered(() => setNews((heard) => heard ?? 'changed')))
    source.addEventListener('closed', () => setNews('closed'))
    return () => source.close()
  }, [])
  useEffect(() => {
    // An act of this page may take away its own form, and its answer would be heard by nobody: who takes a reply back goes on in its field,
    // and who signs out is led on by that.
    if (!news || isSending) return
    if (news === 'closed') return location.reload()
    setNews(undefined)
    revalidate()
  }, [news, isSending, revalidate])
}

/** Data that cannot be loaded would replace the page, and what is typed in it: so only when the server answers. */
export function loadWhenAnswered(load: () => unknown): Promise<void> {
  return fetch('/desk/touch', { headers: { 'x-desk-background': '1' } }).then(
    ({ ok, redirected }) => {
      if (ok && !redirected) load()
    },
    () => {},
  )
}
