import { useEffect, useState } from 'react'

/** Whether what stands at a place of the page, by its selector, has scrolled out of sight. */
export function useIsAway(place: string): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false))
    const shown = document.querySelector(place)
    if (shown) watch.observe(shown)
    return () => watch.disconnect()
  }, [place])
  return isAway
}
