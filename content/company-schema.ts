import { z } from 'zod'
import { company, samples } from './company.ts'

/** What a usable set of company facts looks like. Messages say what is expected, for whoever edits `company.ts`. */
const text = z.string().trim().min(1, 'a text')
const inBoth = z.object({ de: text, en: text })
const webAddress = z.url({ protocol: /^https$/, error: 'an address that starts with https://' })
const mailAddress = z.email('an e-mail address such as name@example.com')
const count = z.number('a number').int('a whole number').positive('a number above 0')
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 14:00')
const weekday = z.number().int().min(1, 'a weekday from 1 (Monday) to 7').max(7, 'a weekday from 1 (Monday) to 7')

const hours = z
  .object({ fromDay: weekday, toDay: weekday, from: time, to: time })
  .refine(({ fromDay, toDay, from, to }) => fromDay <= toDay && from < to, 'an opening before its end')

const price = z
  .object({ amount: count, from: z.boolean().optional(), upTo: count.optional() })
  .refine(({ amount, upTo }) => upTo === undefined || upTo > amount, 'upTo: an amount above `amount`')

const range = z
  .object({ from: count, to: count })
  .refine(({ from, to }) => from < to, 'a range whose `to` lies above its `from`')

const companySchema = z.object({
  brand: text,
  legalName: text,
  parentCompany: text,
  soleProprietorship: text,
  responsiblePerson: text,
  uid: z.string().regex(/^CHE-\d{3}\.\d{3}\.\d{3}$/, 'a number such as CHE-123.456.789'),
  register: inBoth,
  address: z.object({
    street: text,
    postalCode: z.string().regex(/^\d{4}$/, 'a Swiss postal code of four digits'),
    town: text,
    country: z.string().regex(/^[A-Z]{2}$/, 'a country code of two letters'),
  }),
  phone: z.string().regex(/^\+\d[\d ]{7,}\d$/, 'an international number such as +41 44 000 00 00'),
  mail: z.object({ contact: mailAddress, workshops: mailAddress, privacy: mailAddress }),
  bookingUrl: webAddress,
  linkedinUrl: webAddress,
  foundedYear: count.min(1900, 'a year').max(2100, 'a year'),
  hours: z.object({ consultation: hours, phone: hours }),
  prices: z.record(z.string(), price),
  offerRange: z
    .object({ low: count, high: count })
    .refine(({ low, high }) => low < high, 'a range whose `high` lies above its `low`'),
  workshops: z.object({
    shortDayHours: count,
    fullDayHours: range,
    days: range,
    largeGroupHours: range,
    largeGroupPeople: range,
    examplePreparationHours: count,
  }),
  beta: z.looseObject({ partnerDiscountPercent: range }),
  promises: z.looseObject({ waitlistReviewHours: range }),
  claims: z.record(z.string(), z.number('a number').positive('a number above 0')),
  retention: z.record(z.string(), count),
  team: z
    .array(
      z.object({
        name: text,
        role: inBoth,
        description: inBoth,
        image: text,
        website: webAddress.optional(),
        linkedin: webAddress.optional(),
      }),
    )
    .min(1, 'at least one member'),
})

/** What is wrong with the facts of `company.ts`, one line each: `prices.automationPilot.amount: expected a number above 0`. */
export function companyProblems(facts: unknown = company, sampleFacts: readonly string[] = samples): string[] {
  const parsed = companySchema.safeParse(facts)
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`)
  const known = new Set([...Object.keys(company), 'events', 'videos', 'tiers'])
  return [
    ...wrong,
    ...sampleFacts.filter((name) => !known.has(name)).map((name) => `samples: there is nothing called ${name}`),
  ]
}
