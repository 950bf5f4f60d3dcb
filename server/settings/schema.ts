import { z } from 'zod'
import { isMailAddress } from '#contract/email-domain.ts'
import { limitsTable } from '../abuse/limits-table.ts'
import { parseFeedUrl } from '../appointments/busy/feed-url.ts'
import { type BounceMailbox, parseMailboxUrl } from '../reports/mailbox-url.ts'
import { hasRoomForToken, isAddressRange, isNameServer, isOrigin, longestPartBefore, parseMailbox } from './formats.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** In characters. */
export const shortestSecret = 32
const mailAddress = z.string().refine(isMailAddress, 'an e-mail address')
const addressWithRoom = mailAddress.refine(
  hasRoomForToken,
  `an address with at most ${longestPartBefore} characters before the @, and no + among them`,
)
const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const webUrl = (expected: string) =>
  z.string().refine((text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''), expected)

const urlWithScheme = (schemes: string[], expected: string) =>
  z.string().refine((text) => schemes.includes(URL.parse(text)?.protocol ?? ''), expected)

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'a whole number')
  .transform(Number)

const countAboveZero = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'a whole number above zero')
  .transform(Number)

const wholeNumberUpTo = (max: number, unit: string, min = 0) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `a whole number of ${unit}`)
    .transform(Number)
    .refine((count) => count >= min && count <= max, `from ${min} to ${max} ${unit}`)

const amount = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,4})?$/, 'an amount such as 2.50')
  .transform(Number)

/** Each setting: what it may be, and what a mistake is told to be instead. */
export const settings = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'a whole number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an IP address')
    .default('127.0.0.1'),
  SHARE_PORT: z.enum(['yes', 'no'], 'yes or no').default('no'),
  SITE_URL: z
    .string()
    .refine((text) => isOrigin(text.replace(/\/$/, '')), 'an origin such as https://www.example.com, without a path')
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  DATA_DIR: z.string().default('./data'),
  SITE_OUT: z.string().optional(),
  DATABASE_URL: urlWithScheme(
    ['postgres:', 'postgresql:'],
    'a URL such as postgresql://user:password@host:5432/name',
  ).optional(),
  SMTP_URL: urlWithScheme(['smtp:', 'smtps:'], 'a URL such as smtps://user:password@mail.example.com:465').optional(),
  MAIL_FROM: z
    .string()
    .transform(parseMailbox)
    .refine(
      (mailbox) => isMailAddress(mailbox.address),
      'an address such as mail@example.com or Name <mail@example.com>',
    )
    .optional(),
  BOUNCE_ADDRESS: addressWithRoom.optional(),
  REPLY_ADDRESS: addressWithRoom.optional(),
  BOUNCE_IMAP_URL: z
    .string()
    .transform(parseMailboxUrl)
    .refine(
      (mailbox): mailbox is BounceMailbox => mailbox !== undefined,
      'a URL such as imaps://user:password@mail.example.com/INBOX; imap:// on this machine only',
    )
    .optional(),
  OPERATOR_EMAIL: mailAddress.optional(),
  FORM_POSTS_PER_10_MINUTES: countAboveZero.default(limitsTable.formPosts.max),
  PROOF_OF_WORK_ROUNDS: countAboveZero.default(1200),
  UNVERIFIED_MAILS_PER_HOUR: countAboveZero.default(limitsTable.unverifiedMails.max),
  DIGEST: z.enum(['daily', 'off'], 'daily or off').default('daily'),
  ALERT_EMAIL: mailAddress.optional(),
  ALERT_WEBHOOK_URL: webUrl('a URL such as https://ntfy.example.com/topic').optional(),
  DKIM_DOMAIN: z.hostname('a domain such as example.com').optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, 'the name of the key in DNS, such as site2026')
    .optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
  DNS_SERVERS: z
    .string()
    .transform(listOf)
    .refine((servers) => servers.every(isNameServer), 'IP addresses separated by commas, such as 9.9.9.9, 1.1.1.1:53')
    .default([]),
  BOOKING_URL: webUrl('a URL such as https://calendar.example.com/team').optional(),
  APPOINTMENT_NOTICE_HOURS: wholeNumberUpTo(336, 'hours').default(4),
  APPOINTMENT_HORIZON_DAYS: wholeNumberUpTo(365, 'days', 1).default(28),
  APPOINTMENT_BUFFER_MINUTES: wholeNumberUpTo(120, 'minutes').default(0),
  MEETING_URL: urlWithScheme(['https:'], 'a URL that starts with https://').optional(),
  BUSY_ICS_URL: z
    .string()
    .transform(parseFeedUrl)
    .refine(
      (url) => url !== undefined,
      'a URL of a calendar that starts with https://; http:// in your own network only',
    )
    .optional(),
  PUBLIC_ANON_KEY: z.string().optional(),
  CORS_ORIGINS: z
    .string()
    .transform(listOf)
    .refine((origins) => origins.every(isOrigin), 'origins separated by commas, such as https://www.example.com')
    .default([]),
  TRUSTED_PROXIES: z
    .string()
    .transform(listOf)
    .refine(
      (items) => items.every(isAddressRange),
      'IP addresses or ranges separated by commas, such as 127.0.0.1, 10.0.0.0/8',
    )
    .default([]),
  CHAT_BASE_URL: webUrl('a URL such as http://127.0.0.1:11434/v1').optional(),
  CHAT_API_KEY: z.string().optional(),
  CHAT_MODEL: z.string().optional(),
  CHAT_TOKENS_PER_DAY: wholeNumber.default(500_000),
  CHAT_TOKENS_PER_VISITOR: wholeNumber.default(40_000),
  CHAT_MONEY_PER_DAY: amount.optional(),
  CHAT_PRICE_PER_MILLION: amount.optional(),
  DESK_IDLE_MINUTES: wholeNumberUpTo(720, 'minutes', 1).optional(),
  NEWSLETTER_RELEASE: z.enum(['owner', 'anyone'], 'owner or anyone').default('owner'),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SECRET: z
    .string()
    .min(shortestSecret, `at least ${shortestSecret} characters, for example from: openssl rand -hex 32`)
    .optional(),
})
