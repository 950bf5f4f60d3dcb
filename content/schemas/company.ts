import { z } from 'zod'
import { isMailAddress } from '#contract/email-domain.ts'
import { isOwnPicture } from '#contract/picture-address.ts'
import { type HolidayName, holidayRules } from '../holiday-rules.ts'
import { chosen, count, inBoth, text, time } from './texts.ts'

const webAddress = z.url({ protocol: /^https$/, error: 'expected an address that starts with https://' })
const mailAddress = z.string().refine(isMailAddress, 'expected an e-mail address such as name@example.com')
const year = z.int().min(1900, 'expected a year').max(2100, 'expected a year')
const weekday = z
  .number()
  .int()
  .min(1, 'expected a weekday from 1 (Monday) to 7')
  .max(7, 'expected a weekday from 1 (Monday) to 7')

const hours = z
  .strictObject({ fromDay: weekday, toDay: weekday, from: time, to: time })
  .refine(({ fromDay, toDay, from, to }) => fromDay <= toDay && from < to, 'expected an opening before its end')

const price = z
  .strictObject({ amount: count, from: z.boolean().optional(), upTo: count.optional() })
  .refine(({ amount, upTo }) => upTo === undefined || upTo > amount, 'expected upTo: an amount above `amount`')

const range = z
  .strictObject({ from: count, to: count })
  .refine(({ from, to }) => from < to, 'expected a range whose `to` lies above its `from`')

const portraits = ['portrait-1', 'portrait-2', 'portrait-3', 'portrait-4']

/** The picture itself is looked at by `content/check/pictures.ts`. */
const picture = z
  .string()
  .refine(
    (image) => portraits.includes(image) || /^\/[\w/-]+\.(jpe?g|png|webp|avif)$/i.test(image),
    `expected one of the drawings ${portraits.join(', ')}, or a photograph by its address: one that was uploaded, or one in public/ such as /team/mira.jpg`,
  )
  .meta({ form: 'picture', drawings: portraits })

/** The prices that code asks for; others may stand beside them, for `{price.name}` in words and in the tables of services. */
const prices = z
  .strictObject({
    processAnalysis: price,
    automationPilot: price,
    customAutomation: price,
    connectorAudit: price,
    standardSync: price,
    customApi: price,
    hostingMonth: price,
    supportHour: price,
  })
  .catchall(price)

const priceName = chosen.meta({ refers: 'price' })

const facts = z.strictObject({
  brand: text,
  legalName: text,
  parentCompany: text,
  soleProprietorship: text,
  soleProprietorshipUid: text,
  partnerFirms: z.array(text).min(1, 'expected at least one firm'),
  responsiblePerson: text,
  uid: z.string().regex(/^CHE-\d{3}\.\d{3}\.\d{3}$/, 'expected a number such as CHE-123.456.789'),
  register: inBoth,
  address: z.strictObject({
    street: text,
    postalCode: z
      .string('expected a postal code in quotes')
      .regex(/^\d{4}$/, 'expected a Swiss postal code of four digits'),
    town: text,
    country: z.string().regex(/^[A-Z]{2}$/, 'expected a country code of two letters'),
  }),
  phone: z.string().regex(/^\+\d[\d ]{7,}\d$/, 'expected an international number such as +41 44 000 00 00'),
  mail: z.strictObject({ contact: mailAddress, workshops: mailAddress, privacy: mailAddress }),
  linkedinUrl: webAddress,
  foundedYear: year,
  processors: z.record(z.string(), inBoth),
  retention: z.strictObject({
    contactMonths: count,
    appointmentMonths: count,
    waitlistMonths: count,
    unconfirmedSignupDays: count,
    unsubscribedMonths: count,
    suspectedDays: count,
    questionDays: count,
    countMonths: count,
    securityEventDays: count,
    sentMailDays: count,
    auditLogMonths: count,
    rateLimitHours: count,
    backupDays: count,
  }),
  hours: z.strictObject({ consultation: hours, phone: hours }),
  publicHolidays: z.array(z.enum(Object.keys(holidayRules) as HolidayName[])),
  prices,
  /** The prices from which and to which structured data states what services cost, by their names. */
  offerRange: z.strictObject({ low: priceName, high: priceName }),
  promises: z.strictObject({
    contactReplyHours: count,
    waitlistReviewHours: range,
    freeConsultationMinutes: count,
    pilotWeeks: count,
    implementationWeeks: count,
    includedSupportMonths: count,
    noticeDays: count,
    sessionTimeoutMinutes: count,
  }),
  hostingSmallest: z.strictObject({ receipts: count, systems: count, companies: count }),
  workshops: z.strictObject({
    shortDayHours: count,
    fullDayHours: range,
    days: range,
    largeGroupHours: range,
    largeGroupPeople: range,
    examplePreparationHours: count,
  }),
  beta: z.strictObject({
    freeMonths: count,
    partnerDiscountPercent: range,
    partnerFreeUpdateMonths: count,
    pilotCompanies: count,
  }),
  claims: z
    .strictObject({ hoursSavedPerMonth: count })
    .catchall(z.number('expected a number').positive('expected a number above 0')),
  team: z
    .array(
      z
        .strictObject({
          name: text,
          role: inBoth,
          description: inBoth,
          /** What they learnt, as their diploma calls it. */
          training: inBoth.optional(),
          /** In this line of work since that year. */
          since: year.optional(),
          image: picture,
          /** What is to be seen on a photograph; a drawing is described by what it is. */
          imageAlt: inBoth.optional(),
          website: webAddress.optional(),
          linkedin: webAddress.optional(),
        })
        .refine(({ image, imageAlt }) => imageAlt !== undefined || !isOwnPicture(image), {
          path: ['imageAlt'],
          error: 'expected what is to be seen on the photograph, in both languages',
        }),
    )
    .min(1, 'expected at least one member'),
  /** What a stranger can check, beside the register and the year: an insurance, a membership, a licence. */
  evidence: z.array(z.strictObject({ name: inBoth, proof: inBoth, link: webAddress.optional() })),
})

/** The operator: every fact that would change if somebody else ran this site. */
export const company = () =>
  facts
    .extend({
      /** What is still invented: facts by their names, and what stands elsewhere (content/check/samples.ts). */
      samples: z.array(z.enum([...facts.keyof().options, 'events', 'videos', 'tiers'])),
    })
    .refine(({ prices, offerRange: { low, high } }) => (prices[low]?.amount ?? 0) < (prices[high]?.amount ?? 0), {
      path: ['offerRange'],
      error: 'expected names of two prices, the second of them the higher',
    })

export type Price = z.infer<typeof price>
export type PriceKey = keyof (typeof prices)['shape']
