import { facts } from '#content/facts.ts'
import type { Language } from '#contract/language.ts'

/**
 * Puts the company's facts and a letter's own values into its words. One pass: braces inside a value (somebody's name,
 * say) stay as they are.
 */
export function filler(language: Language, values: Record<string, string> = {}): (text: string) => string {
  const known = { ...facts(language), ...values }
  return (text) =>
    text.replace(/\{([\w.]+)\}/g, (whole, key: string) => (Object.hasOwn(known, key) ? (known[key] ?? whole) : whole))
}
