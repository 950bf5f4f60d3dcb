import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import { formLabels } from '#content/form-labels.ts'
import { calendarFile } from '#contract/calendar-file.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { swissMoment } from '#contract/dates.ts'
import type { FieldValues } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'
import { details } from '../mail/blocks.ts'
import { fieldLines } from '../mail/field-lines.ts'
import { filler } from '../mail/letter-copy.ts'
import { pageUrl } from '../mail/links.ts'
import { plainLetter, withDetails } from '../mail/plain-letter.ts'
import { replyAddressOf } from '../mail/reply-address.ts'
import type { LetterConfig, Template } from '../mail/written.ts'

type Message = { page?: string; receivedAt: string } & FieldValues<typeof contactFields>

const toOperator: Template<Message> = (letter, language) => {
  const words = read('letters', language).contactOperator
  const { labels, languages } = words
  const typed = fieldLines(contactFields, letter, formLabels(language).contact, language)
  const pairs: [string, string | undefined][] = [
    ...typed.lines,
    [labels.language, languages[language]],
    [labels.page, letter.page && plainLine(letter.page)],
    [labels.time, swissMoment(letter.receivedAt, language)],
    ...typed.texts,
  ]
  const name = plainLine(letter.name)
  const content = plainLetter('report', words, filler(language, { name }))
  return { ...withDetails(content, pairs), replyTo: { name: name.trim(), address: letter.email } }
}

/** `enquiryId`: what is answered to the receipt belongs to the enquiry, too. Of an earlier version's it is not known. */
type Receipt = { enquiryId?: string }

const receipt: Template<Receipt> = (letter, language, config) => ({
  ...plainLetter('formal', read('letters', language).contactReceipt, filler(language)),
  ...answeredInto(letter, language, config),
})

function answeredInto({ enquiryId }: Receipt, language: Language, config: LetterConfig) {
  const address = enquiryId && replyAddressOf(config, enquiryId)
  return address ? { replyTo: { name: filler(language)('{brand}'), address } } : {}
}

/** The event as the receipt of a registration names it; nothing of what the visitor typed. */
const eventReceipt: Template<Receipt & { event: string; receivedAt: string }> = (letter, language, config) => {
  const { event, receivedAt } = letter
  const words = read('letters', language).eventReceipt
  const announced = read('events').find(({ id }) => id === event)
  // Set aside with this reason, and sent by `mail retry` once the event is there again.
  if (!announced) throw new Error(`content/events.yaml has no event ${event}`)
  const facts = eventFacts(announced, language)
  const url = pageUrl(config, language, '/video-studio')
  const fill = filler(language, { title: facts.title, date: facts.date })
  const content = plainLetter('formal', words, fill)
  const pairs: [string, string][] = [
    [words.labels.event, facts.title],
    [words.labels.type, facts.type],
    [words.labels.date, facts.date],
    [words.labels.time, fill(words.swissTime).replace('{time}', facts.time)],
    [words.labels.location, facts.location],
  ]
  const calendar = calendarFile({ ...facts, url }, fill('{brand}'), new Date(receivedAt))
  return {
    ...content,
    ...answeredInto(letter, language, config),
    body: [...content.body, details(pairs)],
    attachments: [{ filename: `${event}.ics`, contentType: 'text/calendar; charset=utf-8', content: calendar }],
  }
}

export const contactLetters = {
  'contact-operator': toOperator,
  'contact-receipt': receipt,
  'event-receipt': eventReceipt,
}
