import { type Language, locales } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import type { MailReason } from '#server/mail/reason.ts'
import type { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'

type Found = NonNullable<Awaited<ReturnType<DeskServices['enquiries']['find']>>>
type Words = ReturnType<typeof deskCopy<'enquiries'>>

/** One thing that was said: theirs, ours, or among the team. */
export type Said = {
  id: string
  kind: 'theirs' | 'reply' | 'note'
  time: string
  way: string
  author: string
  text: string
  /** Theirs: the language that they chose. */
  language?: Language
  /** What is to be known of it before it is believed, or looked for here. */
  marks: string[]
  quoted: string
  files: { id: string; name: string; kind: string; isKept: boolean }[]
  /** When a reply was sent, in milliseconds since 1970. */
  sentAt?: number
  /** Of a reply that did not arrive: its mail. */
  failedMail?: string
}

const plain = { marks: [], quoted: '', files: [] }

/** How it came: by the site's form, or told to somebody who noted it. A wish about data bears the number that we know, however it came. */
export const wayOf = ({ noted_by, phone, wish }: Pick<Found['enquiry'], 'noted_by' | 'phone' | 'wish'>) =>
  !noted_by ? 'form' : phone && !wish ? 'call' : 'noted'

/** What was asked and all that was said since, in the order of time. */
export function threadOf(
  { enquiry, entries, mails, files }: Found,
  words: Words,
  {
    time,
    brand,
    language,
    members,
    ends,
    reasons,
  }: {
    time(iso: string): string
    brand: string
    language: Language
    members: { id: string; name: string }[]
    ends: Map<string, MailReason | 'arrived'>
    reasons: Record<MailReason, string>
  },
): Said[] {
  const notedBy = members.find(({ id }) => id === enquiry.noted_by)?.name
  const asked: Said = {
    ...plain,
    id: enquiry.id,
    kind: 'theirs',
    time: time(enquiry.created_at),
    way: words.ways[wayOf(enquiry)],
    author: notedBy ? fill(words.call.notedBy, { name: enquiry.name, by: notedBy }) : enquiry.name,
    text: enquiry.message,
    marks: enquiry.wish ? [words.wishes[enquiry.wish]] : [],
    language: enquiry.language,
  }
  const since = [
    ...entries.map((entry) => ({ at: entry.created_at, said: ofEntry(entry) })),
    ...mails.map((mail) => ({ at: mail.received_at, said: ofMail(mail) })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return [asked, ...since.map(({ said }) => said)]

  function ofEntry(entry: Found['entries'][number]): Said {
    const isNote = entry.kind === 'note'
    const to = members.find(({ id }) => id === entry.for_id)?.name
    const { mail_id } = entry
    const end = ends.get(mail_id ?? '')
    const reason = end === 'arrived' ? undefined : end
    return {
      ...plain,
      ...(mail_id && reason && { marks: [fill(words.marks.failed, { reason: reasons[reason] })], failedMail: mail_id }),
      id: entry.id,
      kind: entry.kind,
      time: time(entry.created_at),
      way: isNote ? words.ways.note : end === 'arrived' ? words.ways.arrived : words.ways.mail,
      author: to
        ? fill(words.noteFor.said, { name: entry.author_name, to })
        : isNote
          ? entry.author_name
          : fill(words.ours, { name: entry.author_name, brand }),
      text: entry.text,
      ...(!isNote && { sentAt: Date.parse(entry.created_at) }),
    }
  }

  function ofMail(mail: Found['mails'][number]): Said {
    const { other_address: address, is_refuted, is_automatic, is_cut } = mail
    return {
      ...plain,
      id: mail.id,
      kind: 'theirs',
      time: time(mail.received_at),
      way: words.ways.mail,
      author: mail.sender_name || address || enquiry.name,
      text: mail.text,
      language: enquiry.language,
      quoted: mail.quoted,
      marks: [
        ...(is_refuted ? [words.marks.refuted] : []),
        ...(address ? [fill(words.marks.other, { address, email: enquiry.email })] : []),
        ...(is_automatic ? [words.marks.automatic] : []),
        ...(is_cut ? [mail.text ? words.marks.cut : words.marks.unreadable] : []),
      ],
      files: files
        .filter(({ mail_id }) => mail_id === mail.id)
        .map(({ id, name, size, is_kept }) => ({
          id,
          name,
          kind: [/\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase(), sizeText(size, language)].filter(Boolean).join(', '),
          isKept: is_kept === 1,
        })),
    }
  }
}

function sizeText(bytes: number, language: Language): string {
  const [size, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'KB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString(locales[language], { maximumFractionDigits: 1 })} ${unit}`
}
