import { raw } from 'hono/html'
import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import { swissMoment } from '#contract/dates.ts'
import { type Language, locales } from '#contract/language.ts'
import type { Config } from '../config.ts'
import { filler } from '../mail/letter-copy.ts'
import { type Markup, markup } from '../mail/markup.ts'
import type { HeldOfPerson } from './held-of.ts'

const sections = [
  'contact_messages',
  'appointments',
  'waiting_list',
  'newsletter',
  'newsletter_suppression',
  'suspected_submissions',
  'mails',
  'mail_files',
  'limits',
] as const

/** Plain enough to be printed, and to be opened years later. */
const styles = `
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1.25rem; font: 16px/1.5 system-ui, sans-serif; }
  h1 { font-weight: 300; font-size: 2rem; line-height: 1.2; margin: 0 0 0.5rem; }
  h2 { font-size: 1.25rem; margin: 2.5rem 0 0; padding-top: 0.5rem; border-top: 2px solid; }
  h3 { font-size: 1rem; margin: 1rem 0 0; }
  p { margin: 0.25rem 0 0.75rem; }
  dl { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: 0.25rem 1rem; margin: 0.75rem 0; padding-top: 0.5rem; border-top: 1px solid #999; }
  dt { color: #555; }
  dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
  dd dl { grid-template-columns: 9rem minmax(0, 1fr); margin: 0 0 0.5rem; border-top: 0; padding-top: 0; }
  @media (max-width: 32rem) { dl, dd dl { grid-template-columns: minmax(0, 1fr); gap: 0 1rem; } dd { margin-bottom: 0.5rem; } }
  @media (prefers-color-scheme: dark) { :root { color-scheme: dark; } dt { color: #aaa; } }
  @media print { body { margin: 0; max-width: none; font-size: 10.5pt; } h2, h3, dt { break-after: avoid; } }
`

/** The language in which somebody dealt with us last; German where nothing tells. */
export function languageOf(person: HeldOfPerson): Language {
  const all = [person, ...person.same_person]
  const written = all.flatMap(({ contact_messages, appointments }) => [...contact_messages, ...appointments])
  const latest = written.toSorted((one, other) => one.created_at.localeCompare(other.created_at)).at(-1)
  const listed = all.flatMap(({ waiting_list, newsletter }) => waiting_list ?? newsletter ?? [])
  return latest?.language ?? listed[0]?.language ?? 'de'
}

/**
 * Everything held on an address as a document that its person can read and print: each part with what it is for and how long it stays (Art. 25
 * DSG, https://www.fedlex.admin.ch/eli/cc/2022/491/de#art_25). It says the same as the JSON of `heldOf`.
 * @returns HTML that loads nothing
 */
export function accessDocument(person: HeldOfPerson, language: Language, { siteUrl }: Pick<Config, 'siteUrl'>): string {
  const words = read('access-document', language)
  const url = `${siteUrl}${language === 'en' ? '/en' : ''}/privacy`
  const date = swissMoment(person.exported_at, language)
  const all = [person, ...person.same_person]
  const mentions = all.reduce((sum, held) => sum + held.mentions, 0)
  const email = all.map((held) => held.email).join(', ')
  const fill = filler(language, { email, date, url, count: String(mentions) })
  const paragraphs = (texts: string[]) => texts.map((text) => markup`<p>${fill(text)}</p>`)
  const names = namesIn(language)
  const parts = all.flatMap((held) =>
    sections.flatMap((name) => {
      const { title, text } = words.sections[name]
      const content = contentOf(held[name], names)
      return content ? [{ name, title: all.length > 1 ? `${title}, ${held.email}` : title, text, content }] : []
    }),
  )
  const empty = sections.filter((name) => parts.every((part) => part.name !== name))
  return String(
    markup`<!doctype html>
<html lang="${locales[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title}</title><style>${raw(styles)}</style></head>
<body>
<h1>${words.title}</h1>
<p><b>${fill(words.for)}</b><br>${fill(words.made)}</p>
${paragraphs(words.intro)}
${parts.map(({ title, text, content }) => markup`<h2>${title}</h2><p>${fill(text)}</p>${content}`)}
${mentions > 0 && markup`<h2>${words.mentions.title}</h2><p>${fill(mentions === 1 ? words.mentions.one : words.mentions.many)}</p>`}
${empty.length > 0 && markup`<h2>${words.nothing}</h2><p>${empty.map((name) => words.sections[name].title).join(', ')}</p>`}
<h2>${words.after.title}</h2>
${paragraphs(words.after.paragraphs)}
</body>
</html>
`,
  )
}

/** The mail that brings the document, for the owner's own mail program to send: as a `mailto:` address (RFC 6068). */
export function accessMail(to: { email: string; name: string | null }, language: Language, author: string): string {
  const { subject, greeting, greetingTo, text } = read('access-document', language).mail
  const fill = filler(language, { name: to.name ?? '', author })
  const body = [to.name ? greetingTo : greeting, ...text].map(fill).join('\r\n\r\n')
  const [mailbox = '', domain = ''] = to.email.split('@')
  return `mailto:${encodeURIComponent(mailbox)}@${domain}?subject=${encodeURIComponent(fill(subject))}&body=${encodeURIComponent(body)}`
}

type Names = { label(key: string): string; value(key: string, value: string | number | boolean): string }

function namesIn(language: Language): Names {
  const { labels, values } = read('access-document', language)
  const forms: Record<string, string> = Object.assign({}, ...Object.values(formLabels(language)))
  const letters: Record<string, string> = read('desk/outbox', language).letters
  return {
    label: (key) => labels[key] ?? forms[key] ?? key,
    value: (key, value) => {
      if (key === 'letter') return letters[String(value)] ?? String(value)
      if (typeof value === 'string' && isMoment.test(value)) return swissMoment(value, language)
      return named.includes(key) ? (values[String(value)] ?? String(value)) : String(value)
    },
  }
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*Z$/
/** What a person typed stays as it is, whatever it says. */
const named = [
  'limit',
  ...['cancelled_by', 'form', 'kind', 'detail', 'language', 'purpose', 'reason', 'state', 'status', 'status_before'],
  ...['tier', 'tier_before', 'written_by'],
]

/** Facts and lists of them; undefined where there is nothing. */
function contentOf(value: unknown, names: Names, key = ''): Markup | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value)) {
    const parts = value.flatMap((item) => contentOf(item, names, key) ?? [])
    return parts.length === 0 ? undefined : markup`${parts.map((part) => markup`<div>${part}</div>`)}`
  }
  if (typeof value === 'object') {
    const facts = Object.entries(value).flatMap(([name, fact]) => {
      const content = contentOf(fact, names, name)
      return content ? [markup`<dt>${names.label(name)}</dt><dd>${content}</dd>`] : []
    })
    return facts.length === 0 ? undefined : markup`<dl>${facts}</dl>`
  }
  return markup`${names.value(key, value as string | number | boolean)}`
}
