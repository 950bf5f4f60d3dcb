import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the window or near it; `show` says so before it is. */
export function useSeen(element: RefObject<Element | null>): [isSeen: boolean, show: () => void] {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // Half a window ahead: what it holds is there when it is scrolled to.
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '50%',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return [isSeen, () => setIsSeen(true)]
}
