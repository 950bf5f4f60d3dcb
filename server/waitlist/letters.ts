import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import { swissMoment } from '#contract/dates.ts'
import type { FieldValues } from '#contract/form-fields.ts'
import { plainLine } from '#contract/plain-line.ts'
import type { TierName } from '#contract/tier-names.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import { fieldLines } from '../mail/field-lines.ts'
import { filler } from '../mail/letter-copy.ts'
import { bookingLink } from '../mail/links.ts'
import { plainLetter, withDetails } from '../mail/plain-letter.ts'
import type { Template } from '../mail/written.ts'

const received: Template<{ position: number; tier: TierName }> = ({ position, tier }, language) => {
  const { waitlistReceived: words, tiers } = read('letters', language)
  return plainLetter('familiar', words, filler(language, { position: String(position), tier: tiers[tier] }))
}

type Entry = {
  position: number
  /** Above 1: somebody who was declined applies again. */
  applications: number
  page?: string
  receivedAt: string
} & Omit<FieldValues<typeof waitlistFields>, 'agreeToPrivacy'>

const toOperator: Template<Entry> = (letter, language) => {
  const words = read('letters', language).waitlistOperator
  const { labels, languages } = words
  const position = String(letter.position)
  const tier = read('letters', language).tiers[letter.tier]
  const fieldLabels = formLabels(language).waitlist
  const typed = fieldLines(waitlistFields, letter, fieldLabels, language)
  const pairs: [string, string | undefined][] = [
    [labels.position, position],
    [fieldLabels.tier, tier],
    ...typed.lines,
    [labels.applications, letter.applications > 1 ? String(letter.applications) : undefined],
    [labels.language, languages[language]],
    [labels.page, letter.page && plainLine(letter.page)],
    [labels.time, swissMoment(letter.receivedAt, language)],
    ...typed.texts,
  ]
  const content = plainLetter('report', words, filler(language, { position, tier }))
  return { ...withDetails(content, pairs), replyTo: { name: '', address: letter.email } }
}

const accepted: Template<{ tier: TierName }> = ({ tier }, language, config) => {
  const { waitlistAccepted: words, tiers } = read('letters', language)
  const values = { tier: tiers[tier], offer: filler(language)(words.offers[tier]) }
  return {
    ...plainLetter('familiar', words, filler(language, values)),
    action: { label: words.action, url: bookingLink(config, language) },
  }
}

const declined: Template<object> = (_, language) =>
  plainLetter('familiar', read('letters', language).waitlistDeclined, filler(language))

export const waitlistLetters = {
  'waitlist-received': received,
  'waitlist-operator': toOperator,
  'waitlist-accepted': accepted,
  'waitlist-declined': declined,
}
