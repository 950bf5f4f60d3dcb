import type { DocumentOf, LanguageName } from '#content/catalogue.ts'
import { fromDocuments, read } from '#content/documents.ts'
import { facts } from '#content/facts.ts'
import { joinUnits } from '#content/non-breaking.ts'
import type { Language } from '#contract/language.ts'
import { fill } from './fill.ts'
import { languageOfPath } from './locale-path.ts'

/**
 * A page's words in the language of the request, with the company's facts filled in. A text that the language lacks
 * shows its key (`home.hero.title`), so that a gap is seen and nothing breaks. Runs in loaders: never reaches the browser.
 */
export function copyFor<Name extends LanguageName>(request: Request, name: Name): DocumentOf<Name> {
  return documentCopy(name, languageOfPath(new URL(request.url).pathname))
}

/** The same in any language. The words are those of every request: nobody may change them. */
export function documentCopy<Name extends LanguageName>(name: Name, language: Language): DocumentOf<Name> {
  const key = `${language}/${name}`
  const known = filled()
  const copy = known.get(key) ?? fillDocument(name, language)
  known.set(key, copy)
  return copy as DocumentOf<Name>
}

/** Filled so far, by language and name: a long page takes a millisecond, and each answer that is rendered asks for several. */
const filled = fromDocuments(() => new Map<string, object>())

function fillDocument(name: LanguageName, language: Language): object {
  const copies = { de: read(name, 'de'), en: read(name, 'en') }
  return localisedCopy(copies as { de: object; en: object }, language, name.replaceAll('/', '.'))
}

/** Both languages of some words, of which one is shown. @param section what keys of texts begin with */
export function localisedCopy<Copy extends object>(
  copies: { de: Copy; en: Copy },
  language: Language,
  section: string,
): Copy {
  return resolve(copies.de, copies[language], section, facts(language)) as Copy
}

/**
 * Texts without non-breaking spaces: those of the tools are copied or downloaded by visitors, and the wording of
 * the contact form's messages is fixed to the last character.
 */
const asTyped = /^(tools|contact\.form)\./

/** Walks the German shape; takes the value where there is one, the key where there is none. */
function resolve(shape: unknown, value: unknown, key: string, known: Record<string, string>): unknown {
  if (Array.isArray(shape)) {
    const items = Array.isArray(value) ? value : shape.map(() => undefined)
    return items.map((item, index) => resolve(shape[index] ?? shape[0], item, `${key}.${index}`, known))
  }
  if (shape !== null && typeof shape === 'object') {
    const source = (value ?? {}) as Record<string, unknown>
    const keys = new Set([...Object.keys(shape), ...Object.keys(source)])
    return Object.fromEntries(
      [...keys].map((name) => [
        name,
        resolve((shape as Record<string, unknown>)[name], source[name], `${key}.${name}`, known),
      ]),
    )
  }
  if (value === undefined || value === '')
    return shape === undefined ? undefined : typeof shape === 'string' ? key : shape
  if (typeof value !== 'string') return value
  const text = fill(value, known)
  return asTyped.test(key) ? text : joinUnits(text)
}
