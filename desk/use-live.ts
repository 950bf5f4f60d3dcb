import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data anew when somebody else, or a visitor, has changed something. */
export function useLive(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isFirst = true
    const load = () => loadWhenAnswered(revalidate)
    const source = new EventSource('/desk/live')
    source.addEventListener('change', load)
    source.addEventListener('closed', () => location.reload())
    // What happened while the line was away is caught up with.
    source.addEventListener('open', () => {
      if (!isFirst) load()
      isFirst = false
    })
    return () => source.close()
  }, [revalidate])
}

/** Data that cannot be loaded would replace the page, and what is typed in it: so only when the server answers. */
export function loadWhenAnswered(revalidate: () => unknown): Promise<void> {
  return fetch('/desk/touch', { headers: { 'x-desk-background': '1' } }).then(
    ({ ok, redirected }) => {
      if (ok && !redirected) revalidate()
    },
    () => {},
  )
}
