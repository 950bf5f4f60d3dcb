import type { Page } from '@playwright/test'

/**
 * From here on the page gets the answer to its form last: what it began to load before is answered as things are afterwards, and it has heard
 * that something changed. Returns what waits until it has begun to load.
 * @param file how the path of the page's own data ends
 */
export async function answerFormsLast(page: Page, file: string): Promise<() => Promise<void>> {
  const line = await page.evaluateHandle((file) => {
    const send = window.fetch
    const loading = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const loaded = Promise.withResolvers<void>()
    const heard = Promise.withResolvers<void>()
    let isSent = false
    let hasBegun = false
    window.fetch = async (...request) => {
      const { pathname } = new URL(String(request[0]), location.href)
      if (pathname === '/desk/touch') return send(...request).finally(() => isSent && heard.resolve())
      if (!pathname.endsWith(file)) return send(...request)
      if (request[1]?.method === 'POST') {
        isSent = true
        const response = await send(...request)
        done.resolve()
        await Promise.all([hasBegun && loaded.promise, heard.promise])
        // The page has time to do what it does about these: another one takes longer to make.
        await send('/desk/today')
        await send('/desk/touch')
        return response
      }
      if (!isSent) hasBegun = true
      loading.resolve()
      await done.promise
      return send(...request).finally(loaded.resolve)
    }
    return { isLoading: loading.promise }
  }, file)
  return () => line.evaluate(({ isLoading }) => isLoading)
}

/**
 * From the next page on, the answer to a form comes after the server's word that the desk is closed for this person.
 * @param file how the path of the form's data ends
 */
export async function answerWhenClosed(page: Page, file: string): Promise<void> {
  await page.addInitScript((file) => {
    const closed = Promise.withResolvers<void>()
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address)
        this.addEventListener('closed', () => closed.resolve())
      }
    }
    const send = window.fetch
    window.fetch = async (...request) => {
      const response = await send(...request)
      if (new URL(String(request[0]), location.href).pathname.endsWith(file)) {
        await closed.promise
        // The page has time to do what it does about it.
        await send('/favicon.svg')
      }
      return response
    }
  }, file)
}
