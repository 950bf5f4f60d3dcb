import { z } from 'zod'
import { company } from './company.ts'
import { holidayRules } from './holiday-rules.ts'
import { fieldPath, type Problem } from './problem.ts'

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

const portraits = ['portrait-1', 'portrait-2', 'portrait-3', 'portrait-4']

/** The picture itself is looked at by `scripts/content-check/pictures.ts`. */
const picture = z
  .string()
  .refine(
    (image) => portraits.includes(image) || /^\/[\w/-]+\.(jpe?g|png|webp|avif)$/i.test(image),
    `one of the drawings ${portraits.join(', ')}, or a photograph in public/ by its address, such as /team/mira.jpg`,
  )

const fields = z.object({
  brand: text,
  legalName: text,
  parentCompany: text,
  soleProprietorship: text,
  partnerFirms: z.array(text).min(1, 'at least one firm'),
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
  linkedinUrl: webAddress,
  foundedYear: count.min(1900, 'a year').max(2100, 'a year'),
  processors: z.record(z.string(), inBoth),
  hours: z.object({ consultation: hours, phone: hours }),
  publicHolidays: z.array(
    z.enum(Object.keys(holidayRules), `names of holiday-rules.ts: ${Object.keys(holidayRules).join(', ')}`),
  ),
  prices: z.record(z.string(), price),
  offerRange: z.object({ low: text, high: text }),
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
        image: picture,
        website: webAddress.optional(),
        linkedin: webAddress.optional(),
      }),
    )
    .min(1, 'at least one member'),
})

const companySchema = fields.refine(
  ({ prices, offerRange: { low, high } }) => (prices[low]?.amount ?? 0) < (prices[high]?.amount ?? 0),
  { path: ['offerRange'], error: 'names of two prices, the second of them the higher' },
)

/** What is wrong with the facts of `company.ts`: `prices.automationPilot.amount: expected a number above 0`. */
export function companyProblems(facts: unknown = company): Problem[] {
  const parsed = companySchema.safeParse(facts)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({
    file: 'company.ts',
    at: fieldPath(path),
    message: `expected ${message}`,
  }))
}
