import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { read } from '#content/documents.ts'
import { limitsTable } from './abuse/limits-table.ts'
import { parseFeedUrl } from './appointments/busy/feed-url.ts'
import { type Dkim, readDkim } from './mail/dkim.ts'
import { type BounceMailbox, parseMailboxUrl } from './reports/mailbox-url.ts'
import { loadOrCreateSecret } from './secret.ts'
import { exitOnStartProblem, StartProblem } from './start-problem.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every setting of the process, validated. Read once at start and handed down; nothing else reads process.env. */
export type Config = {
  production: boolean
  port: number
  host: string
  /** Absolute, without a trailing slash; links in mails and canonical addresses start with it. */
  siteUrl: string
  /** Absolute path. */
  dataDir: string
  /** Where the site is written as files for a web server. Absolute path; unset: nowhere. */
  siteOut: string | undefined
  /** Set: PostgreSQL. Unset: SQLite in dataDir. */
  databaseUrl: string | undefined
  /** Unset: mails are written to dataDir/mail. */
  smtpUrl: string | undefined
  mailFrom: { name: string; address: string }
  operatorEmail: string
  /** Return paths are made from it, one for each mail. Unset: bounces go to the address of `mailFrom`. */
  bounceAddress: string | undefined
  /** Where bounces and complaints arrive. Unset: nobody reads them. Holds a secret. */
  bounceMailbox: BounceMailbox | undefined
  /** Unset: mails are not signed here. */
  dkim: Dkim | undefined
  /** Posts to one form in ten minutes before it asks for a proof of work. */
  formPostsPer10Minutes: number
  /** How much work that is: rounds of about a millisecond. */
  proofOfWorkRounds: number
  /** Mails an hour to addresses that nobody has confirmed. */
  unverifiedMailsPerHour: number
  /** Whether the operator gets a digest each day. */
  digest: boolean
  /** Who hears of trouble. Unset: nobody. */
  alertEmail: string | undefined
  /** Is told the same by a JSON post. Holds a secret. */
  alertWebhookUrl: string | undefined
  /** Name servers that `mail check` asks; those of the system when there are none. */
  dnsServers: string[]
  /** An outside scheduling service, which then replaces the appointment book. */
  bookingUrl: string | undefined
  appointments: {
    /** Nobody books a time that begins sooner. */
    noticeHours: number
    /** How far ahead times can be booked. */
    horizonDays: number
    /** Kept free before and after each conversation. */
    bufferMinutes: number
    /** Where conversations by video take place. Unset: by telephone only. */
    meetingUrl: string | undefined
  }
  /** A calendar whose busy times nobody is booked into. Unset: none. Holds a secret. */
  busyFeedUrl: string | undefined
  publicAnonKey: string | undefined
  /** Origins besides our own that may call us, as browsers write them. */
  corsOrigins: string[]
  /** Addresses and CIDR ranges whose X-Forwarded-* headers are believed. */
  trustedProxies: string[]
  /** A language model behind the assistant; unset: the site's own words only. */
  chat:
    | { baseUrl: string; apiKey: string | undefined; model: string; tokensPerDay: number; tokensPerVisitor: number }
    | undefined
  /** The desk closes after so many minutes without a touch. */
  deskIdleMinutes: number
  /** Who may release an issue of the newsletter: an owner, or everybody who may write one. */
  newsletterRelease: 'owner' | 'anyone'
  logLevel: (typeof logLevels)[number]
  /** Lets others than loopback read /metrics. */
  metricsToken: string | undefined
  /** Keys the hashes of addresses and the links in mails. */
  secret: string
}

/** A setting is wrong. The message names each one and what is expected, never its value. */
export class ConfigError extends StartProblem {
  override name = 'ConfigError'
}

const shortestSecret = 32
/** A token of 43 characters follows, and 64 is the most that there may be before an @. */
const longestBouncePart = 20
const mailAddress = z.regexes.email
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

const settings = z.object({
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
      (mailbox) => mailAddress.test(mailbox.address),
      'an address such as mail@example.com or Name <mail@example.com>',
    )
    .default(() => ({ name: read('company').brand, address: read('company').mail.contact })),
  BOUNCE_ADDRESS: z
    .string()
    .regex(mailAddress, 'an e-mail address')
    .refine(
      hasRoomForToken,
      `an address with at most ${longestBouncePart} characters before the @, and no + among them`,
    )
    .optional(),
  BOUNCE_IMAP_URL: z
    .string()
    .transform(parseMailboxUrl)
    .refine(
      (mailbox): mailbox is BounceMailbox => mailbox !== undefined,
      'a URL such as imaps://user:password@mail.example.com/INBOX; imap:// on this machine only',
    )
    .optional(),
  OPERATOR_EMAIL: z
    .string()
    .regex(mailAddress, 'an e-mail address')
    .default(() => read('company').mail.contact),
  FORM_POSTS_PER_10_MINUTES: countAboveZero.default(limitsTable.formPosts.max),
  PROOF_OF_WORK_ROUNDS: countAboveZero.default(1200),
  UNVERIFIED_MAILS_PER_HOUR: countAboveZero.default(limitsTable.unverifiedMails.max),
  DIGEST: z.enum(['daily', 'off'], 'daily or off').default('daily'),
  ALERT_EMAIL: z.string().regex(mailAddress, 'an e-mail address').optional(),
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
  BOOKING_URL: webUrl('a URL that starts with https://').optional(),
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
  DESK_IDLE_MINUTES: wholeNumberUpTo(720, 'minutes', 1).default(() => read('company').promises.sessionTimeoutMinutes),
  NEWSLETTER_RELEASE: z.enum(['owner', 'anyone'], 'owner or anyone').default('owner'),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SECRET: z
    .string()
    .min(shortestSecret, `at least ${shortestSecret} characters, for example from: openssl rand -hex 32`)
    .optional(),
})

/**
 * Reads and validates the settings of `../README.md`. Empty values count as unset.
 * @throws ConfigError that names every wrong setting and what is expected instead.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`).join('; '),
    )
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  if (values.CHAT_BASE_URL && !values.CHAT_MODEL) {
    throw new ConfigError('CHAT_MODEL: expected the name of a model, because CHAT_BASE_URL is set')
  }
  if ((values.CHAT_MONEY_PER_DAY === undefined) !== (values.CHAT_PRICE_PER_MILLION === undefined)) {
    throw new ConfigError('CHAT_MONEY_PER_DAY, CHAT_PRICE_PER_MILLION: expected both or neither')
  }
  if (values.DATABASE_URL && production && !values.SECRET) {
    throw new ConfigError(
      'SECRET: expected the same value on every server, at least 32 characters, because DATABASE_URL is set',
    )
  }
  if (values.BOUNCE_IMAP_URL && !values.BOUNCE_ADDRESS) {
    throw new ConfigError('BOUNCE_ADDRESS: expected the address of that mailbox, because BOUNCE_IMAP_URL is set')
  }
  const dkim = readDkim(
    {
      domain: values.DKIM_DOMAIN,
      selector: values.DKIM_SELECTOR,
      privateKey: values.DKIM_PRIVATE_KEY,
      privateKeyFile: values.DKIM_PRIVATE_KEY_FILE,
    },
    values.MAIL_FROM.address.split('@')[1] ?? '',
  )
  if (dkim && 'setting' in dkim) throw new ConfigError(`${dkim.setting}: expected ${dkim.expected}`)
  const dataDir = resolve(values.DATA_DIR)
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    siteOut: values.SITE_OUT ? resolve(values.SITE_OUT) : undefined,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    operatorEmail: values.OPERATOR_EMAIL,
    bounceAddress: values.BOUNCE_ADDRESS?.toLowerCase(),
    bounceMailbox: values.BOUNCE_IMAP_URL,
    dkim,
    formPostsPer10Minutes: values.FORM_POSTS_PER_10_MINUTES,
    proofOfWorkRounds: values.PROOF_OF_WORK_ROUNDS,
    unverifiedMailsPerHour: values.UNVERIFIED_MAILS_PER_HOUR,
    digest: values.DIGEST === 'daily',
    alertEmail: values.ALERT_EMAIL,
    alertWebhookUrl: values.ALERT_WEBHOOK_URL,
    dnsServers: values.DNS_SERVERS,
    bookingUrl: values.BOOKING_URL,
    appointments: {
      noticeHours: values.APPOINTMENT_NOTICE_HOURS,
      horizonDays: values.APPOINTMENT_HORIZON_DAYS,
      bufferMinutes: values.APPOINTMENT_BUFFER_MINUTES,
      meetingUrl: values.MEETING_URL,
    },
    busyFeedUrl: values.BUSY_ICS_URL,
    publicAnonKey: values.PUBLIC_ANON_KEY,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    chat:
      values.CHAT_BASE_URL && values.CHAT_MODEL
        ? {
            baseUrl: values.CHAT_BASE_URL,
            apiKey: values.CHAT_API_KEY,
            model: values.CHAT_MODEL,
            tokensPerDay: tokensPerDay(values),
            tokensPerVisitor: values.CHAT_TOKENS_PER_VISITOR,
          }
        : undefined,
    deskIdleMinutes: values.DESK_IDLE_MINUTES,
    newsletterRelease: values.NEWSLETTER_RELEASE,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    secret: values.SECRET ?? secretOf(dataDir),
  }
}

/** The settings of this process; a wrong one ends it with a line that names it. */
export function readSettings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return exitOnStartProblem(error)
  }
}

/** The smaller of what tokens and money allow. */
function tokensPerDay(values: {
  CHAT_TOKENS_PER_DAY: number
  CHAT_MONEY_PER_DAY?: number | undefined
  CHAT_PRICE_PER_MILLION?: number | undefined
}): number {
  const { CHAT_TOKENS_PER_DAY: tokens, CHAT_MONEY_PER_DAY: money, CHAT_PRICE_PER_MILLION: price } = values
  return money === undefined || !price ? tokens : Math.min(tokens, Math.floor((money / price) * 1_000_000))
}

/** A short key can be guessed, and an empty one needs no guessing: whoever has it makes links and hashes of his own. */
function secretOf(dataDir: string): string {
  const secret = keptSecret(dataDir)
  if (secret.length >= shortestSecret) return secret
  throw new ConfigError(
    `DATA_DIR: expected at least ${shortestSecret} characters in ${join(dataDir, 'secret')}, which has ${secret.length}; bring it back from a backup, or remove it and start with a new one (docs/operations.md, "Rotating SECRET")`,
  )
}

function keptSecret(dataDir: string): string {
  try {
    return loadOrCreateSecret(dataDir)
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: expected a folder that this process may write to (${(error as NodeJS.ErrnoException).code})`,
    )
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text.toLowerCase()
}

/** An address, or one with a port; IPv6 then stands in brackets. */
function isNameServer(text: string): boolean {
  const [, inBrackets, plain, port = '53'] = /^(?:\[(.+)\]|([\d.]+)):(\d{1,5})$/.exec(text) ?? []
  return isIP(inBrackets ?? plain ?? text) !== 0 && Number(port) <= 65535
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

function hasRoomForToken(address: string): boolean {
  const [local = ''] = address.split('@')
  return local.length <= longestBouncePart && !local.includes('+')
}

function parseMailbox(text: string): { name: string; address: string } {
  const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>]+)>\s*$/.exec(text)
  return named
    ? { name: named[1] || read('company').brand, address: (named[2] ?? '').trim() }
    : { name: read('company').brand, address: text.trim() }
}
