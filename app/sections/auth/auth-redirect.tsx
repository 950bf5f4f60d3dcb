import { useEffect, useRef, useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { localePath } from '#app/lib/locale-path.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { useLanguage } from '#app/lib/use-language.ts'
import type { DocumentOf } from '#content/catalogue.ts'

/** The countdown to the homepage. It is said once, shown each second, and can be stopped. Without script nothing redirects. */
export function AuthRedirect({ copy }: { copy: DocumentOf<'auth'>['redirect'] }) {
  const hydrated = useHydrated()
  const { left, delay, stopped, stop } = useRedirect(localePath('/', useLanguage()))
  const status = useRef<HTMLParagraphElement>(null)
  // Long for a second to come, short for one that has passed.
  const ticks = Array.from({ length: delay }, (_, second) => `M${second * 20 + 1} 0v${second < left ? 24 : 10}`)
  const stay = () => {
    stop()
    // The button that had the focus goes away.
    status.current?.focus()
  }
  return (
    <div className="auth-redirect scripted runs-on">
      <p role="status" ref={status} tabIndex={-1} className={stopped ? undefined : 'visually-hidden'}>
        {stopped ? copy.stopped : hydrated ? fill(copy.text, { seconds: delay }) : ''}
      </p>
      {!stopped && (
        <>
          <svg viewBox="0 0 100 24" aria-hidden="true">
            <path d={ticks.join('')} stroke="currentColor" strokeWidth="2" />
          </svg>
          <p aria-hidden="true">{left === 1 ? copy.textOne : fill(copy.text, { seconds: left })}</p>
          <button type="button" className="go" onClick={stay}>
            {copy.stay}
          </button>
        </>
      )}
    </div>
  )
}

/** Seconds until the redirect: time to read the page and to stop it. */
const delay = 5

/** Goes to `to` after five seconds unless it is stopped; tells the seconds that are left. */
function useRedirect(to: string) {
  const [left, setLeft] = useState(delay)
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    // In a frame it is a page of a preview, which shows what it says and stays.
    if (stopped || window !== top) return
    if (left === 0) {
      location.replace(to)
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, stopped, to])

  return { left, delay, stopped, stop: () => setStopped(true) }
}
