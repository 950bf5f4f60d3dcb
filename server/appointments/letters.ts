import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import { appointmentFields } from '#contract/appointment-fields.ts'
import { appointmentWay } from '#contract/appointment-way.ts'
import { clockTime, weekdayDate } from '#contract/dates.ts'
import type { FieldValues } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'
import { fieldLines } from '../mail/field-lines.ts'
import type { LetterContent } from '../mail/layout.ts'
import { filler } from '../mail/letter-copy.ts'
import { bookingLink, signedLink } from '../mail/links.ts'
import { type LetterCopy, plainLetter, withDetails } from '../mail/plain-letter.ts'
import type { LetterConfig, Template } from '../mail/written.ts'
import { type Invitation, invitationFile } from './invitation.ts'
import type { LetterFacts, Side } from './letter-facts.ts'

/** Page that moves or cancels an appointment, by the token of its link. */
const changePath = '/book/change'

const confirmation: Template<LetterFacts> = (letter, language, config) => {
  const words = read('appointment-letters', language)
  return invited(letter, { ...words.confirmation, reason: words.reason }, language, config)
}

/** `isAsked`, `message`: of the team's letter, see `ChangeNotice`. */
type Change = LetterFacts & { by: Side; isAsked?: true; message?: string }

/** Whose change it is, in whose words. */
const sideOf = ({ by, isAsked }: Change) => (by === 'operator' && isAsked ? 'asked' : by)

const moved: Template<Change & { before: string }> = (letter, language, config) => {
  const words = read('appointment-letters', language)
  return invited(letter, { ...words.moved[sideOf(letter)], reason: words.reason }, language, config, [
    [words.labels.before, momentOf(letter.before, language)],
    [words.labels.message, letter.message],
  ])
}

const cancelled: Template<Change> = (letter, language, config) => {
  const { cancelled: words, labels } = read('appointment-letters', language)
  const fill = fillerOf(letter.start, language)
  const content = plainLetter('formal', { ...words[sideOf(letter)], reason: words.reason }, fill)
  return {
    ...withDetails(content, [...timePairs(letter, language), [labels.message, letter.message]]),
    action: { label: words.again, url: bookingLink(config, language) },
    calendar: invitation(letter, 'CANCEL', language, config),
  }
}

const reminder: Template<LetterFacts> = (letter, language, config) => {
  const words = read('appointment-letters', language)
  const content = plainLetter('formal', { ...words.reminder, reason: words.reason }, fillerOf(letter.start, language))
  return {
    ...withDetails(content, placePairs(letter, language, config)),
    action: { label: words.change, url: changeLink(letter, language, config) },
  }
}

type Booked = { change: 'booked' | 'moved' | 'cancelled'; before?: string; page?: string } & FieldValues<
  typeof appointmentFields
>

const toOperator: Template<Booked> = (letter, language) => {
  const words = read('appointment-letters', language).operator
  const typed = fieldLines(appointmentFields, letter, formLabels(language).appointment, language)
  const name = plainLine(letter.name)
  const before = letter.before && momentOf(letter.before, language)
  const fill = fillerOf(letter.start, language, { name, before: before ?? '' })
  const content = plainLetter('report', { ...words[letter.change], reason: words.reason }, fill)
  return {
    ...withDetails(content, [
      ...typed.lines,
      [words.labels.language, words.languages[language]],
      [words.labels.page, letter.page && plainLine(letter.page)],
      ...typed.texts,
    ]),
    replyTo: { name: name.trim(), address: letter.email },
  }
}

export const appointmentLetters = {
  'appointment-confirmation': confirmation,
  'appointment-moved': moved,
  'appointment-cancelled': cancelled,
  'appointment-reminder': reminder,
  'appointment-operator': toOperator,
}

/** A letter with the time, the place, the link to change it, and the invitation for the calendar. */
function invited(
  letter: LetterFacts,
  words: LetterCopy,
  language: Language,
  config: LetterConfig,
  further: [string, string | undefined][] = [],
): LetterContent {
  const content = plainLetter('formal', words, fillerOf(letter.start, language))
  return {
    ...withDetails(content, [...placePairs(letter, language, config), ...further]),
    action: { label: read('appointment-letters', language).change, url: changeLink(letter, language, config) },
    calendar: invitation(letter, 'REQUEST', language, config),
  }
}

function invitation(
  letter: LetterFacts,
  method: Invitation['method'],
  language: Language,
  config: LetterConfig,
): LetterContent['calendar'] {
  const { calendar: words } = read('appointment-letters', language)
  const { way, values } = wayOf(letter, config)
  const url = changeLink(letter, language, config)
  const fill = filler(language, { ...values, url: values.url ?? '' })
  const brand = fill('{brand}')
  const place = fill(read('appointment-letters', language).ways[way])
  const content = invitationFile(
    {
      ...letter,
      method,
      summary: fill(words.summary),
      description: method === 'CANCEL' ? '' : `${place}\n\n${filler(language, { url })(words.change)}`,
      location: fill(words.places[way]),
      url,
      organizer: { name: brand, email: config.operatorEmail },
      attendee: letter.email,
      domain: new URL(config.siteUrl).hostname,
    },
    brand,
  )
  return { method, content }
}

function wayOf({ hasPhone }: Pick<LetterFacts, 'hasPhone'>, { appointments: { meetingUrl } }: LetterConfig) {
  return {
    way: appointmentWay(hasPhone, meetingUrl !== undefined),
    values: { phone: read('company').phone, ...(meetingUrl && { url: meetingUrl }) } as Record<string, string>,
  }
}

function timePairs({ start, end }: Pick<LetterFacts, 'start' | 'end'>, language: Language): [string, string][] {
  const { labels, span } = read('appointment-letters', language)
  const fill = filler(language, { from: clockTime(start, language), to: clockTime(end, language) })
  return [
    [labels.date, weekdayDate(start, language)],
    [labels.time, fill(span)],
  ]
}

function placePairs(letter: LetterFacts, language: Language, config: LetterConfig): [string, string][] {
  const { labels, ways } = read('appointment-letters', language)
  const { way, values } = wayOf(letter, config)
  return [...timePairs(letter, language), [labels.place, filler(language, values)(ways[way])]]
}

function changeLink({ id }: Pick<LetterFacts, 'id'>, language: Language, config: LetterConfig): string {
  return signedLink(config, language, changePath, 'appointment', id)
}

function momentOf(start: string, language: Language): string {
  return fillerOf(start, language)(read('appointment-letters', language).moment)
}

function fillerOf(start: string, language: Language, values: Record<string, string> = {}) {
  return filler(language, { date: weekdayDate(start, language), time: clockTime(start, language), ...values })
}
