import { useEffect, useRef, useState } from 'react'
import { useNextFree } from '#app/lib/use-next-free.ts'

/** The next free time, beside a button that books it. Asks when the line comes near the screen; its room is kept from the start. */
export function NextFree() {
  const line = useRef<HTMLParagraphElement>(null)
  const [isNear, setIsNear] = useState(false)
  const text = useNextFree(isNear)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '400px' },
    )
    if (line.current) observer.observe(line.current)
    return () => observer.disconnect()
  }, [])

  return (
    <p className="next-free" ref={line}>
      {text ?? '\u00a0'}
    </p>
  )
}
