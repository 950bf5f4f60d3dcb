import { joinUnits } from '#content/non-breaking.ts'
import type { Language } from '#contract/language.ts'

/** Marks that only say where a line may break: a model neither needs nor keeps them. */
export function plainWords(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ')
}

/**
 * What a model wrote, in the spelling of the site: ss and «…» in German, “…” and ’ in English, spaces that do not break where the
 * text that it was made from has some. Code stays as it is.
 */
export function inHouseSpelling(text: string, language: Language, source: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim()
  const spelt = trimmed
    .split(/(`[^`]*`|\]\((?:[^)\]]|\](?!\())*\)|\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? part : spellings[language](part)))
    .join('')
  return source.includes('\u00a0') ? joinUnits(spelt) : spelt
}

const spellings: Record<Language, (text: string) => string> = {
  de: (text) =>
    text
      .replaceAll('ß', 'ss')
      .replaceAll('ẞ', 'SS')
      .replace(/["„“]([^"„“”«»]+)["“”]/g, '«$1»'),
  en: (text) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’').replace(/"([^"“”]+)"/g, '“$1”'),
}
