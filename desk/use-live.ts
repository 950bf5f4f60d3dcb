import { useEffect, useRef, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useIsSending } from './use-fetcher.ts'
import { useRoot } from './use-root.ts'

const listenAgainMs = 5_000

/** Loads the page's data anew when somebody else, or a visitor, has changed something since it was made. */
export function useLive(): void {
  const { revalidate } = useRevalidator()
  const { mark } = useRoot()
  const known = useRef(mark)
  const [news, setNews] = useState<'changed' | 'closed'>()
  const isMoving = useNavigation().state !== 'idle'
  const isSending = useIsSending() || isMoving
  useEffect(() => {
    let source: EventSource
    let timer: ReturnType<typeof setTimeout>
    let hasLeft = false
    // What happened while the line was away is told when it is back: it says which change was heard of last.
    const listen = () => {
      source = new EventSource(`/desk/live?since=${encodeURIComponent(known.current)}`)
      source.addEventListener('change', ({ lastEventId }) => {
        known.current = lastEventId
        loadWhenAnswered(() => setNews((heard) => heard ?? 'changed'))
      })
      source.addEventListener('closed', () => setNews('closed'))
      // A browser comes back by itself after a line that broke, not after an error: a proxy tells of one while its server starts.
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(listenAgain, listenAgainMs)
      })
    }
    const listenAgain = async () => {
      const isClosed = (await deskNow()) === 'closed'
      if (hasLeft) return
      if (isClosed) setNews('closed')
      else listen()
    }
    listen()
    return () => {
      hasLeft = true
      clearTimeout(timer)
      source.close()
    }
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
export async function loadWhenAnswered(load: () => unknown): Promise<void> {
  if ((await deskNow()) === 'open') load()
}

/** Whether whoever sits here may stay; `away`: the server does not answer. */
async function deskNow(): Promise<'open' | 'closed' | 'away'> {
  const answer = await fetch('/desk/touch', { headers: { 'x-desk-background': '1' } }).catch(() => undefined)
  if (answer?.redirected) return 'closed'
  return answer?.ok ? 'open' : 'away'
}
