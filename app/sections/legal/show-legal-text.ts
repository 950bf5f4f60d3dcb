import { localePath } from '#app/lib/locale-path.ts'
import type { LegalPage } from '#content/site.ts'
import { type Language, locales } from '#contract/language.ts'

/** Milliseconds after which the other language counts as unreachable. */
const patience = 8000

/** What of a legal page is its text; the frame around it keeps the page's own language. */
const parts = ['h1', '.lead', '.legal-updated', '.legal-contents-folded', '.legal-contents', '.legal-text']

/**
 * Puts the text of the page in the given language into this one, taken from the other language's own page.
 * @throws when that page cannot be fetched or is not what it should be.
 */
export async function showLegalText(page: LegalPage, language: Language): Promise<void> {
  const other = await fetchDocument(localePath(`/${page}`, language))
  const pairs = parts.map((part) => [legalPart(document, part), legalPart(other, part)] as const)
  for (const [mine, theirs] of pairs) mine.replaceChildren(...theirs.childNodes)
  document.querySelector('.legal')?.setAttribute('lang', locales[language])
  // The browser went to the anchor of a text that has made room for another.
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
}

/** By XMLHttpRequest, which parses what it fetches itself: no text becomes markup by script, as Trusted Types demand. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = patience
    const fail = () => reject(new Error(`The text answered ${request.status}`))
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : fail())
    request.onerror = fail
    request.ontimeout = fail
    request.send()
  })
}

function legalPart(within: Document, part: string): Element {
  const element = within.querySelector(`.legal ${part}`)
  if (!element) throw new Error(`The text has no ${part}`)
  return element
}
