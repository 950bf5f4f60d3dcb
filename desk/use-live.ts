import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data anew when somebody else, or a visitor, has changed something. */
export function useLive(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const source = new EventSource('/desk/live')
    source.addEventListener('change', () => revalidate())
    source.addEventListener('closed', () => location.reload())
    return () => source.close()
  }, [revalidate])
}
