import { Hono } from 'hono'
import { filterOfAddress, filterPosts } from '#app/sections/blog-listing/blog-filter.ts'
import { prefilledMessage } from '#app/sections/contact-form/prefill.ts'
import { answerFromSite } from '#assistant/answer.ts'
import { createKnowledgeReader } from '#assistant/knowledge.ts'
import { chatLimits, chatRequest } from '#contract/chat.ts'
import { contactMessage } from '#contract/contact.ts'
import { forms as fieldsOf } from '#contract/forms.ts'
import type { Language } from '#contract/language.ts'
import { draftBrief } from '#contract/linkedin-drafts.ts'
import { newsletterSubscription } from '#contract/newsletter.ts'
import { isPlainText, isSuspiciousAddress, sanitiseLine, sanitiseText } from '#contract/sanitise.ts'
import { securityEvent } from '#contract/security-events.ts'
import { redactAddresses, severityOf } from '#contract/severity.ts'
import { readViolations } from '#contract/violation-report.ts'
import { waitlistEntry } from '#contract/waitlist.ts'
import { readForm } from '#server/abuse/read-form.ts'
import { readJson } from '#server/abuse/read-json.ts'
import { refuseInvalid } from '#server/outcome.ts'
import { redact } from '#server/questions/redact.ts'
import { createAddressResolver } from '#server/requests/client-address.ts'
import { refererPath, requestLanguage } from '#server/requests/request-language.ts'
import { eventData } from '#server/security-events/service.ts'
import { pickEncoding } from '#server/site/accept-encoding.ts'
import { asksForRendering } from '#server/site/query-pages.ts'
import { canonicalPath, isNoAddress } from '#server/site/redirects.ts'

/** What a pattern may stumble over, told by somebody who looked for what costs each reader most. */
const pieces = {
  'open angles': '<',
  'angles and blanks': '< ',
  'open angles, encoded': '%3C',
  'blanks, encoded': '%20',
  blanks: ' ',
  'line breaks': '\n',
  'control characters': '\0',
  'invisible characters': '\u200b',
  'combining characters': '\u0301',
  'characters of two units': '😀',
  'half of such characters': '\ud800',
  'letters that stand for many': 'ﷺ',
  'letters without a small form of one letter': 'İ',
  umlauts: 'ü',
  'per cent': '%',
  'broken escapes': '%ff',
  'at signs': '@',
  'beginnings of addresses': 'a@',
  'addresses, encoded': 'a%40b.',
  'dots and letters': 'a.',
  slashes: '/',
  backslashes: '\\',
  ampersands: '&',
  'empty fields': 'a=&',
  commas: ',',
  semicolons: ';',
  'tokens of links': '?token=a',
  protocols: 'javascript:',
  handlers: 'onx=',
  'beginnings of handlers': ' on',
}

/** Texts of so many bytes that are hard to read, by what they are made of. */
export function worstTexts(bytes: number): Record<string, string> {
  const halves = (first: string, second: string) => {
    const times = bytes / (first.length + second.length)
    return first.repeat(times) + second.repeat(times)
  }
  return {
    ...Object.fromEntries(
      Object.entries(pieces).map(([name, piece]) => [name, piece.repeat(bytes / Buffer.byteLength(piece))] as const),
    ),
    'protocols, one inside the other': halves('javascript', ':'),
    'handlers, one inside the other': halves(' onx', '='),
    'an angle and blanks': `<${' '.repeat(bytes)}`,
    'an angle and blanks, encoded': `<${'%20'.repeat(bytes / 3)}`,
    'a handler and blanks': `onx${' '.repeat(bytes)}`,
    'a long local part': `${'a'.repeat(bytes)}@a.example`,
    'a long domain': `a@${'a.'.repeat(bytes / 2)}example`,
    'misspelt words': misspelt(['buchhaltung', 'rechnungen', 'receipts', 'statement', 'freigabe'], bytes),
    'misspelt compounds': misspelt(['rechnungsfreigabebuchhaltung', 'mehrwertsteuerabrechnung'], bytes),
    'a long domain with umlauts': `a@${'ü.'.repeat(bytes / 3)}example`,
  }
}

/** Words with another letter wrong each, so that each is looked up anew. */
function misspelt(words: string[], bytes: number): string {
  let text = ''
  for (let number = 0; text.length < bytes; number++) {
    const word = words[number % words.length] ?? ''
    const place = 1 + (Math.floor(number / 26) % (word.length - 1))
    text += `${word.slice(0, place)}${String.fromCharCode(97 + (number % 26))}${word.slice(place)} `
  }
  return text.slice(0, bytes)
}

type Schema = {
  safeParse(raw: unknown): { success: true } | { success: false; error: Parameters<typeof refuseInvalid>[0] }
}

/** The same text in every field, as a call or a form brings it, down to the refusal. */
const form = (schema: Schema, fields: string[]) => (text: string) => {
  const parsed = schema.safeParse(Object.fromEntries(fields.map((field) => [field, text])))
  return parsed.success || refuseInvalid(parsed.error, fields)
}

const posts = Array.from({ length: 5 }, () => ({
  title: 'Die QR-Rechnung im Alltag',
  excerpt: 'Was sich ändert, und was es kostet. '.repeat(6),
  entities: ['KMU'],
  tags: [],
}))

/** Headers and addresses reach us in ASCII. */
const ascii = (text: string) => text.replace(/[^\x20-\x7e]/g, 'x')
const addressOf = createAddressResolver(['127.0.0.1'])
const forms = new Hono().post('/', readForm(128 * 1024), (c) => c.text('ok'))
const post = (body: string, type: string) =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body })

const read = createKnowledgeReader()
const words = { tiers: [], bookingUrl: '/book' }
/** The longest questions that a chat may hold, one after the other and pointing back, in other words each time. Needs a build. */
function chat(language: Language) {
  let start = 0
  return async (text: string) => {
    const question = () => {
      start = (start + chatLimits.question) % text.length
      return { role: 'user' as const, content: `und das ${text.slice(start, start + chatLimits.question - 10)}` }
    }
    await answerFromSite([question(), question()], language, read, words)
  }
}

/** Everything that reads what visitors send, by its name. */
export const readers: Record<string, (text: string) => unknown> = {
  'sanitiser of texts': sanitiseText,
  'sanitiser of lines': sanitiseLine,
  'check of texts': (text) => isPlainText(text, 0, Number.POSITIVE_INFINITY),
  'check of addresses': isSuspiciousAddress,
  'redaction of addresses': redactAddresses,
  'redaction of questions': redact,
  // The schema of events refuses a longer type unread.
  'severity of events': (text) => severityOf(text.slice(0, 100)),
  'contact form': form(contactMessage, [...Object.keys(fieldsOf.contact), 'page', 'website', 'language']),
  'waiting list': form(waitlistEntry, [...Object.keys(fieldsOf.waitlist), 'page', 'website']),
  newsletter: form(newsletterSubscription, ['email', 'page', 'website']),
  'brief for drafts': form(draftBrief, ['topic', 'audience', 'point', 'call', 'tone', 'length', 'language']),
  'security event': form(securityEvent, ['event_type', 'user_identifier', 'ip_address', 'user_agent', 'event_data']),
  'data of an event, as it is kept': (text) => eventData({ event_data: { text } }),
  'message of a chat': (text) => chatRequest.safeParse({ messages: [{ role: 'user', content: text }] }),
  'messages of a chat': (text) => chatRequest.safeParse({ messages: [...text] }),
  'assistant, in German': chat('de'),
  'assistant, in English': chat('en'),
  'violation report': (text) => readViolations({ 'csp-report': { 'document-uri': text, 'blocked-uri': text } }),
  'violation reports': (text) => readViolations([...text].map((body) => ({ type: 'csp-violation', body }))),
  'search of the blog': (text) => filterPosts(posts, filterOfAddress(`?q=${text}`)),
  'words for the contact form': (text) => prefilledMessage(`?topic=${text}&message=${text}`, '{topic}'),
  'query of a page': (text) => asksForRendering('/blog', `?${text}`),
  'path of a page': (text) => [canonicalPath(`/${text}`), isNoAddress(`/${text}`)],
  'JSON of a call': (text) =>
    readJson(post(JSON.stringify({ text }), 'application/json'), { maxBytes: 1e6, required: true }),
  'form of a page': (text) => forms.request(post(text, 'application/x-www-form-urlencoded')),
  'languages of a browser': (text) => requestLanguage(new Headers({ 'accept-language': ascii(text) })),
  'page that a request came from': (text) => refererPath(new Headers({ referer: `http://localhost/${ascii(text)}` })),
  'encodings of a browser': (text) => pickEncoding(ascii(text)),
  'addresses of proxies': (text) => addressOf('127.0.0.1', ascii(text)),
}
