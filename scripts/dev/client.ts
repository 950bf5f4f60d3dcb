// What the browser runs while the site is worked on: the islands, and what lets saved files show at once.
import '@vitejs/plugin-react/preamble'
import '#app/islands/main.ts'

import.meta.hot?.on('restyle', () => {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const address = new URL(sheet.href)
    address.searchParams.set('saved', String(Date.now()))
    const next = sheet.cloneNode() as HTMLLinkElement
    next.href = address.href
    // The old one stays until the new one is there, so that the page is never without.
    next.addEventListener('load', () => sheet.remove())
    sheet.after(next)
  }
})
