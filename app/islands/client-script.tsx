import { useNonce } from '#app/lib/nonce.ts'
import { placeholders } from '#contract/placeholders.ts'

/** Loads the islands. Its address is filled in when the page is prepared for serving. */
export function ClientScript() {
  return <script type="module" async src={placeholders.clientScript} nonce={useNonce()} />
}
