import { dismissedKey } from '#app/layout/banner-dismissed.ts'
import { useNonce } from '#app/lib/nonce.ts'

/** A dismissed banner takes no room from the first picture on. */
const hideBanner = `try{if(localStorage.getItem('${dismissedKey}'))document.documentElement.dataset.banner='off'}catch{}`

/**
 * Collects presses, keys, pastes, changes of fields and what is sent until the entry script takes them over (kept-touches.ts), and runs that script
 * (entry-script.tsx): after the first picture, which it would delay, or with the first touch. A hidden tab and a page prepared ahead have no picture, and
 * some browsers tell of none: there once the page is loaded. It is asked for until it has taken the events over: a page that is left while it asks again
 * reports an error in Firefox. Offline it waits for the line: browsers of before 2026 remember an import that has failed
 * (https://github.com/whatwg/html/issues/6768), and the page stays as it is without scripts.
 * A form sent offline is held back for the entry script: the browser would leave the page for its own error page. So is a link to the other language once
 * something was typed, which only the entry script takes along; its second press goes on without. By `/` Firefox
 * would open a search of its own, which takes the focus. What the console is told of errors goes to
 * the security log (security-log.ts).
 */
const begin = `{
  let hasFailed;
  const begin=()=>{
    addEventListener('online',begin);
    if(navigator.onLine&&earlyEvents)import(document.querySelector('[data-modules]').content).catch(fail)
  },
  fail=e=>{
    if(!navigator.onLine)return;
    if(!hasFailed){
      hasFailed=1;
      const link=earlyEvents?.find(isHeld);
      if(link){
        earlyEvents=[];
        link.target.click()
      }
    }
    throw e
  },
  isHeld=e=>e.type=='click'&&e.defaultPrevented,
  keep=e=>{
    if(!earlyEvents?.push(e))return;
    e.pasted=e.clipboardData?.getData('text');
    if(e.key=='/'?e.target.value==null:e.type=='submit'?!navigator.onLine:e.type=='click'&&e.target.hreflang&&!(e.ctrlKey||e.metaKey||e.shiftKey||hasFailed||earlyEvents.find(isHeld))&&earlyEvents.some(e=>e.type=='input'))e.preventDefault();
    begin()
  };
  const say=console.error;
  consoleErrors=[];
  console.error=(...parts)=>{
    say(...parts);
    consoleErrors.push(parts)
  };
  earlyEvents=[];
  for(const type of['click','keydown','input','paste','submit','compositionstart','compositionend'])addEventListener(type,keep,true);
  addEventListener('load',()=>document.hidden?begin():setTimeout(begin,2e3));
  new PerformanceObserver(begin).observe({type:'paint',buffered:true})
}`.replaceAll(/\n */g, '')

/** Stands before the styles: a script that follows them waits until they are there, and the page with it. */
export function FirstScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: hideBanner + begin }} />
}
