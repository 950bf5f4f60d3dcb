import { lastingStorage } from '#app/lib/browser-storage.ts'
import type { LegalPage } from '#content/site.ts'
import { type Language, languages } from '#contract/language.ts'

/** Each legal page keeps its own choice of language. */
function storageKey(page: LegalPage | ''): string {
  return `legal-language-${page}`
}

/** The language chosen for this page earlier; nothing without a choice, with a foreign value, or without storage. */
export function chosenLanguage(page: LegalPage): Language | undefined {
  const stored = lastingStorage.read(storageKey(page))
  return languages.find((language) => language === stored)
}

export function keepLanguage(page: LegalPage, language: Language): void {
  lastingStorage.write(storageKey(page), language)
}

/**
 * A script for the page itself: runs before the first paint and hides the text when the other language was chosen, so that
 * nobody sees one language turn into the other. Gives up when the page's scripts do not arrive. A language that is pressed in the
 * header is chosen for the text as well: the two would disagree. One for all legal pages, because the policy of the site names it
 * by its hash.
 */
export const followChoice = `try{let d=document.documentElement,s=localStorage,k='${storageKey('')}'+location.pathname.split('/').pop();addEventListener('click',({target:t})=>{if(t=t.closest('.language-switch a'))s.setItem(k,t.hreflang)});if(s.getItem(k)===(d.lang==='en'?'de':'en')){d.dataset.legalText='waiting';setTimeout(()=>delete d.dataset.legalText,5000)}}catch{}`
