import { stripVTControlCharacters } from 'node:util'

/** A document that shows why there is no other, and is loaded again when something is saved. */
export function errorPage({ message, stack = '' }: Error): string {
  const shown = JSON.stringify({ message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) })
  return `<!DOCTYPE html><html lang="en"><title>Error</title><body><script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${shown.replaceAll('<', '\\u003c')}))
</script></body></html>`
}
