import type { Language } from '#contract/language.ts'

/**
 * A German (unprefixed) path, with or without query and hash, in the given language: `/contact` becomes `/en/contact`,
 * `/` becomes `/en/`. Addresses that do not start with a slash are left alone.
 */
export function localePath(path: string, language: Language): string {
  return language === 'en' && path.startsWith('/') ? `/en${path}` : path
}
