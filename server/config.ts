import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { read } from '#content/documents.ts'
import { type Dkim, readDkim } from './mail/dkim.ts'
import { loadOrCreateSecret } from './secret.ts'
import { settings, shortestSecret } from './settings/schema.ts'
import { exitOnStartProblem, StartProblem } from './start-problem.ts'

/** Every setting of the process, validated. Read once at start and handed down; nothing else reads process.env. */
export type Config = ReturnType<typeof configOf>

type Settings = z.infer<typeof settings>

/** A setting is wrong. The message names each one and what is expected, never its value. */
export class ConfigError extends StartProblem {
  override name = 'ConfigError'
}

/**
 * Reads and validates the settings of `docs/settings.md`. Empty values count as unset.
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
  if (values.SHARE_PORT === 'yes' && !values.DATABASE_URL) {
    throw new ConfigError('SHARE_PORT: expected DATABASE_URL too, because only PostgreSQL is shared by several servers')
  }
  if (values.BOUNCE_IMAP_URL && !values.BOUNCE_ADDRESS) {
    throw new ConfigError('BOUNCE_ADDRESS: expected the address of that mailbox, because BOUNCE_IMAP_URL is set')
  }
  if (values.REPLY_ADDRESS && !values.BOUNCE_IMAP_URL) {
    throw new ConfigError('BOUNCE_IMAP_URL: expected the mailbox that it reaches, because REPLY_ADDRESS is set')
  }
  const dkim = readDkim(
    {
      domain: values.DKIM_DOMAIN,
      selector: values.DKIM_SELECTOR,
      privateKey: values.DKIM_PRIVATE_KEY,
      privateKeyFile: values.DKIM_PRIVATE_KEY_FILE,
    },
    senderOf(values.MAIL_FROM).address.split('@')[1] ?? '',
  )
  if (dkim && 'setting' in dkim) throw new ConfigError(`${dkim.setting}: expected ${dkim.expected}`)
  return configOf(values, dkim, env.LISTEN_PID === String(process.pid))
}

/** @param isHanded whether the service manager has opened the port, and keeps it open while servers come and go (sd_listen_fds) */
function configOf(values: Settings, dkim: Dkim | undefined, isHanded: boolean) {
  const dataDir = resolve(values.DATA_DIR)
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    /** Whether other servers of this machine listen at the same address; the system gives each a part of the connections. */
    sharesPort: values.SHARE_PORT === 'yes',
    /** A port that the service manager keeps open: `port` and `host` are then its own. */
    socket: isHanded ? 3 : (undefined as number | undefined),
    /** Absolute, without a trailing slash; links in mails and canonical addresses start with it. */
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    /** Absolute path. */
    dataDir,
    /** Where the site is written as files for a web server. Absolute path; unset: nowhere. */
    siteOut: values.SITE_OUT ? resolve(values.SITE_OUT) : undefined,
    /** Set: PostgreSQL. Unset: SQLite in dataDir. */
    databaseUrl: values.DATABASE_URL,
    /** Unset: mails are written to dataDir/mail. */
    smtpUrl: values.SMTP_URL,
    /** What is not set follows what the site says of its operator at the moment, `content/company.yaml`. */
    get mailFrom() {
      return senderOf(values.MAIL_FROM)
    },
    get operatorEmail() {
      return values.OPERATOR_EMAIL ?? read('company').mail.contact
    },
    /** Return paths are made from it, one for each mail. Unset: bounces go to the address of `mailFrom`. */
    bounceAddress: values.BOUNCE_ADDRESS?.toLowerCase(),
    /** Answers to our mails about enquiries arrive under addresses made from it, in the same mailbox. Unset: at `operatorEmail`. */
    replyAddress: values.REPLY_ADDRESS?.toLowerCase(),
    /** Where bounces, complaints and answers arrive. Unset: nobody reads them. Holds a secret. */
    bounceMailbox: values.BOUNCE_IMAP_URL,
    /** Unset: mails are not signed here. */
    dkim,
    /** Posts to one form in ten minutes before it asks for a proof of work. */
    formPostsPer10Minutes: values.FORM_POSTS_PER_10_MINUTES,
    /** How much work that is: rounds of about a millisecond. */
    proofOfWorkRounds: values.PROOF_OF_WORK_ROUNDS,
    /** Mails an hour to addresses that nobody has confirmed. */
    unverifiedMailsPerHour: values.UNVERIFIED_MAILS_PER_HOUR,
    /** Whether the operator gets a digest each day. */
    digest: values.DIGEST === 'daily',
    /** Who hears of trouble. Unset: nobody. */
    alertEmail: values.ALERT_EMAIL,
    /** Is told the same by a JSON post. Holds a secret. */
    alertWebhookUrl: values.ALERT_WEBHOOK_URL,
    /** Name servers that `mail check` asks; those of the system when there are none. */
    dnsServers: values.DNS_SERVERS,
    /** An outside scheduling service, which then replaces the appointment book. */
    bookingUrl: values.BOOKING_URL,
    appointments: {
      /** Nobody books a time that begins sooner. */
      noticeHours: values.APPOINTMENT_NOTICE_HOURS,
      /** How far ahead times can be booked. */
      horizonDays: values.APPOINTMENT_HORIZON_DAYS,
      /** Kept free before and after each conversation. */
      bufferMinutes: values.APPOINTMENT_BUFFER_MINUTES,
      /** Where conversations by video take place. Unset: by telephone only. */
      meetingUrl: values.MEETING_URL,
    },
    /** A calendar whose busy times nobody is booked into. Unset: none. Holds a secret. */
    busyFeedUrl: values.BUSY_ICS_URL,
    publicAnonKey: values.PUBLIC_ANON_KEY,
    /** Origins besides our own that may call us, as browsers write them. */
    corsOrigins: values.CORS_ORIGINS,
    /** Addresses and CIDR ranges whose X-Forwarded-* headers are believed. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** A language model behind the assistant; unset: the site's own words only. */
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
    /** The desk closes after so many minutes without a touch. */
    get deskIdleMinutes() {
      return values.DESK_IDLE_MINUTES ?? read('company').promises.sessionTimeoutMinutes
    },
    /** Who may release an issue of the newsletter: an owner, or everybody who may write one. */
    newsletterRelease: values.NEWSLETTER_RELEASE,
    logLevel: values.LOG_LEVEL,
    /** Lets others than loopback read /metrics. */
    metricsToken: values.METRICS_TOKEN,
    /** Keys the hashes of addresses and the links in mails. */
    secret: values.SECRET ?? secretOf(dataDir),
  }
}

/** Whom mails come from. */
function senderOf(given: { name: string | undefined; address: string } | undefined) {
  const { brand, mail } = read('company')
  return { name: given?.name ?? brand, address: given?.address ?? mail.contact }
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
function tokensPerDay({
  CHAT_TOKENS_PER_DAY: tokens,
  CHAT_MONEY_PER_DAY: money,
  CHAT_PRICE_PER_MILLION: price,
}: Settings): number {
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
