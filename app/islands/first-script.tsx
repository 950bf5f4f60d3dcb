import { dismissedKey } from '#app/layout/banner-dismissed.ts'
import { useNonce } from '#app/lib/nonce.ts'

/** A dismissed banner takes no room from the first picture on. */
const hideBanner = `try{if(localStorage.getItem('${dismissedKey}'))document.documentElement.dataset.banner='off'}catch{}`

/**
 * Collects presses, keys and changes of fields until the entry script takes them over (kept-touches.ts), and runs that script (entry-script.tsx): after the
 * first picture, which it would delay, with the first touch, or once the page is loaded where nobody sees it: a hidden tab, or a page prepared ahead, has
 * no picture. To import a module again runs nothing. If it cannot be fetched, it is tried again with the next touch, and when the browser is online again;
 * browsers of before 2026 remember the failure (https://github.com/whatwg/html/issues/6768), and the page stays as it is without scripts.
 */
const begin = `{const w=window,begin=()=>import(document.querySelector('[data-modules]').content).catch(e=>{
addEventListener('online',begin,{once:true});if(navigator.onLine)throw e});w.earlyEvents=[];
for(const t of['click','keydown','input','compositionstart','compositionend'])addEventListener(t,e=>{if(w.earlyEvents?.push(e))begin()},true);
requestAnimationFrame(begin);addEventListener('load',()=>{if(document.hidden)begin()})}`

/** Stands before the styles: a script that follows them waits until they are there, and the page with it. */
export function FirstScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: hideBanner + begin }} />
}
