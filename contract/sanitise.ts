import { characterCount, limits } from './limits.ts'

/** Control characters but for tab and line break: nobody types them, and a database may refuse them. */
const controls = /[^\P{Cc}\t\n\r]/gu
const activeContent = /<\s*(?:\/\s*)?(?:script|iframe|frame)\b|javascript\s*:|\bon[a-z]+\s*=/i

const strippable = /[<>:=]/
const protocol = 'javascript'
const blank = /\s/
const letter = /[a-z]/i
const wordCharacter = /\w/

/**
 * Leaves out angle brackets, `javascript:` and `onclick=`, and whatever becomes one of them when another is left out
 * (`javajavascript:script:`). One pass: the character that ends a pattern takes the whole pattern with it, so what is kept
 * never holds one, and the time grows with the length of the text only.
 */
function strip(text: string): string {
  const typed = text.replace(controls, '')
  if (!strippable.test(typed)) return typed
  const kept: string[] = []
  for (const character of typed) {
    if (character === '<' || character === '>') continue
    const start = character === ':' ? protocolStart(kept) : character === '=' ? handlerStart(kept) : undefined
    if (start === undefined) kept.push(character)
    else kept.length = start
  }
  return kept.join('')
}

/** Where `javascript` begins, if the text ends with it; blanks may follow it. */
function protocolStart(text: string[]): number | undefined {
  const end = startOfRun(text, text.length, blank)
  const start = end - protocol.length
  return start >= 0 && text.slice(start, end).join('').toLowerCase() === protocol ? start : undefined
}

/** Where a word such as `onclick` begins, if the text ends with one; blanks may follow it. */
function handlerStart(text: string[]): number | undefined {
  const end = startOfRun(text, text.length, blank)
  const start = startOfRun(text, end, letter)
  const isHandler =
    end - start > 2 &&
    text
      .slice(start, start + 2)
      .join('')
      .toLowerCase() === 'on'
  return isHandler && !wordCharacter.test(text[start - 1] ?? '') ? start : undefined
}

function startOfRun(text: string[], end: number, kind: RegExp): number {
  let start = end
  while (start > 0 && kind.test(text[start - 1] ?? '')) start--
  return start
}

/**
 * The text sanitiser: strips angle brackets, script-protocol strings and inline-handler patterns, trims, and cuts at
 * 10,000 characters. A habit, not the defence: output is escaped wherever it is shown.
 */
export function sanitiseText(text: string): string {
  const stripped = strip(text).trim()
  return stripped.length > limits.sanitisedText && characterCount(stripped) > limits.sanitisedText
    ? [...stripped].slice(0, limits.sanitisedText).join('').trimEnd()
    : stripped
}

/** The same for a field of one line, such as a name: line breaks and runs of blanks become one blank. */
export function sanitiseLine(text: string): string {
  return sanitiseText(text.replace(/\s+/g, ' '))
}

/** The text check: length within bounds, in characters, and no active content. */
export function isPlainText(text: string, min = 1, max = 1000): boolean {
  const count = characterCount(text)
  return count >= min && count <= max && !activeContent.test(text)
}

const suspicious = /<\s*(?:\/\s*)?script|javascript\s*:/i

/** Browsers leave these out of an address before they read it, so that `java\nscript:` is the script protocol too. */
const unread = /[\t\n\r]/g

/** The blog writes what a visitor searches for into its address, and reads it as text and nothing else. */
const searchedFor = /^((?:\/en)?\/blog\?(?:[^#]*&)?q=)[^&#]*/

/**
 * True for an address (path, query or hash) that carries a script tag or the script protocol, also percent-encoded.
 * What is searched for in the blog (`/blog?q=…`) may be any text.
 */
export function isSuspiciousAddress(address: string): boolean {
  const read = address.replace(searchedFor, '$1').replace(unread, '')
  return suspicious.test(read) || suspicious.test(decodeLeniently(read).replace(unread, ''))
}

function decodeLeniently(address: string): string {
  return address.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    }
  })
}
