import { localePath } from '#content/locale-path.ts'
import type { Language } from '#contract/language.ts'

export { localePath }

/** The language of a path: English when it starts with /en, German otherwise. */
export function languageOfPath(pathname: string): Language {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'de'
}

/**
 * The path without its language and without a trailing slash: what the German page has. (Pages are prerendered under an
 * address with a slash and read under one without.)
 */
export function neutralPath(pathname: string): string {
  const path = languageOfPath(pathname) === 'en' ? pathname.slice('/en'.length) : pathname
  return path.replace(/(?<!\/)\/+$/, '') || '/'
}

/** The same page in the other language, keeping whatever follows the path. */
export function switchLanguage(
  location: { pathname: string; search?: string; hash?: string },
  language: Language,
): string {
  return localePath(neutralPath(location.pathname), language) + (location.search ?? '') + (location.hash ?? '')
}

/** A path as the site publishes it: in its language, without a trailing slash but for the English home page. */
export function publicPath(pathname: string): string {
  return localePath(neutralPath(pathname), languageOfPath(pathname))
}
