import { isInputKept } from '#app/lib/kept-input.ts'
import { parsed } from './parsed.ts'

/** Resolves once the whole page is there, with what was kept for its forms when the language was switched. Islands read their fields after that. */
export const formsReady = parsed.then(() => {
  // A page prepared ahead (layout/speculation.tsx) runs before anything was kept for it.
  if (!('prerendering' in document && document.prerendering)) return restore()
  document.addEventListener('prerenderingchange', restore)
})

async function restore(): Promise<void> {
  if (!isInputKept()) return
  // Offline it would fail, and browsers of before 2026 remember that.
  if (!navigator.onLine) return addEventListener('online', restore, { once: true })
  try {
    const { restoreInput } = await import('#app/lib/restored-input.ts')
    restoreInput()
  } catch {
    // It stays in storage, and the forms are empty.
  }
}
