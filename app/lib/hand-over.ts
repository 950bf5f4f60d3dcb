import { tabStorage } from './browser-storage.ts'

const storageKey = 'contact-message'
const arrived = 'contact-message'

/** Leaves a text for the contact form, on this page or the next: in the tab's own storage, so that it crosses no wire. */
export function handOver(text: string): void {
  tabStorage.write(storageKey, text)
  window.dispatchEvent(new Event(arrived))
}

/** Gives a text that was left for the contact form to `take`, now and whenever another comes; each is given once. */
export function receiveHandOver(take: (text: string) => void): () => void {
  const receive = () => {
    const text = tabStorage.read(storageKey)
    tabStorage.write(storageKey, null)
    if (text) take(text)
  }
  receive()
  window.addEventListener(arrived, receive)
  // A page prepared ahead (layout/speculation.tsx) was there before the text; it sees it once it is shown.
  document.addEventListener('prerenderingchange', receive)
  return () => {
    window.removeEventListener(arrived, receive)
    document.removeEventListener('prerenderingchange', receive)
  }
}
