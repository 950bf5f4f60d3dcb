/** Milliseconds after which a page that is never idle does it all the same. */
const patience = 2000

/** Does something once the page is loaded and shown, and the browser has nothing else to do. Safari knows no idle time. */
export function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => work(), { timeout: patience }) : setTimeout(work, 200)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
