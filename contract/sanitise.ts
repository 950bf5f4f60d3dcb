import { characterCount, limits } from './limits.ts'

/** Control characters but for tab and line break: nobody types them, and a database may refuse them. */
const controls = /[^\P{Cc}\t\n\r]/gu
const angleBrackets = /[<>]/g
const scriptProtocol = /javascript\s*:/gi
const inlineHandler = /\bon[a-z]+\s*=/gi
const activeContent = /<\s*\/?\s*(?:script|iframe|frame)\b|javascript\s*:|\bon[a-z]+\s*=/i

/** Removes until nothing is left to remove, so that `javajavascript:script:` cannot survive one pass. */
function stripAll(text: string): string {
  let stripped = text.replace(controls, '')
  let before: string
  do {
    before = stripped
    stripped = stripped.replace(angleBrackets, '').replace(scriptProtocol, '').replace(inlineHandler, '')
  } while (stripped !== before)
  return stripped
}

/**
 * The specification's text sanitiser (section 5, helper rules): strips angle brackets, script-protocol strings and
 * inline-handler patterns, trims, and cuts at 10,000 characters. A habit, not the defence: output is escaped wherever it is shown.
 */
export function sanitiseText(text: string): string {
  const stripped = stripAll(text).trim()
  return characterCount(stripped) > limits.sanitisedText
    ? [...stripped].slice(0, limits.sanitisedText).join('').trimEnd()
    : stripped
}

/** The same for a field of one line, such as a name: line breaks and runs of blanks become one blank. */
export function sanitiseLine(text: string): string {
  return sanitiseText(text.replace(/\s+/g, ' '))
}

/** The specification's text check: length within bounds, in characters, and no active content. */
export function isPlainText(text: string, min = 1, max = 1000): boolean {
  const count = characterCount(text)
  return count >= min && count <= max && !activeContent.test(text)
}

/** True for an address (path, query or hash) that carries a script tag or the script protocol, also percent-encoded. */
export function isSuspiciousAddress(address: string): boolean {
  return suspicious.test(address) || suspicious.test(decodeLeniently(address))
}

const suspicious = /<\s*\/?\s*script|javascript\s*:/i

function decodeLeniently(address: string): string {
  return address.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    }
  })
}
