import { useNonce } from '#app/lib/nonce.ts'

/** Runs before the first picture, so that no touch and no letter is lost until the entry script is there (kept-touches.ts). */
const collect =
  "{const w=window;w.earlyEvents=[];for(const t of['click','keydown','compositionstart','compositionend'])addEventListener(t,e=>w.earlyEvents?.push(e),true)}"

export function EarlyEventsScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: collect }} />
}
