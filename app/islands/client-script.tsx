import { useNonce } from '#app/lib/nonce.ts'
import { clientScriptPlaceholder } from '#app/lib/site-url.ts'

/** Loads the islands. In the built site the address is filled in when pages are prepared; while developing Vite serves the source. */
export function ClientScript() {
  const nonce = useNonce()
  if (import.meta.env.DEV) {
    return (
      <>
        <script type="module" src="/@vite/client" />
        <script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime" />
        <script type="module" src="/app/islands/main.ts" />
      </>
    )
  }
  return <script type="module" async src={clientScriptPlaceholder} nonce={nonce} />
}
