import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import type { SendFailure } from '../db/tables/mail.ts'
import { signingOptions } from './dkim.ts'
import { wholeMail } from './whole-mail.ts'

export type OutgoingMail = SendMailOptions & { messageId: string }

export type MailTransport = {
  mode: 'smtp' | 'file'
  send(mail: OutgoingMail, sending: Sending): Promise<void>
  close(): void
}

export type Sending = {
  /** Of the file, where mails are written to files. */
  name: string
  signal?: AbortSignal
  /** Waited for when all of the mail but its end has gone to the mail server. */
  beforeEnd?: () => Promise<void>
}

/** As many letters are on their way to the mail server at the same time, at most. */
export const connections = 5

/** SMTP when SMTP_URL is set; otherwise each mail becomes a file in DATA_DIR/mail that any mail program opens. */
export function openMailTransport(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'dkim'>): MailTransport {
  const dkim = config.dkim && signingOptions(config.dkim)
  return config.smtpUrl ? smtpTransport(config.smtpUrl, dkim) : fileTransport(join(config.dataDir, 'mail'), dkim)
}

type Signing = ReturnType<typeof signingOptions> | undefined

function smtpTransport(url: string, dkim: Signing): MailTransport {
  const transporter = createTransport({
    url,
    dkim,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    // The outbox does the retrying; a retry in memory would be lost with the process.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transporter.use('stream', (mail, done) => {
    const { beforeEnd } = mail.data as Partial<Sending>
    if (beforeEnd) mail.message?.transform(() => heldEnd(beforeEnd))
    done()
  })
  return {
    mode: 'smtp',
    send: async (mail, { signal, beforeEnd }) => {
      await transporter.sendMail({ ...wholeMail(mail), signal, beforeEnd } as SendMailOptions)
    },
    close: () => transporter.close(),
  }
}

/** Passes all on and ends once `beforeEnd` lets it. */
function heldEnd(beforeEnd: () => Promise<void>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => void beforeEnd().then(() => done(), done),
  })
}

function fileTransport(folder: string, dkim: Signing): MailTransport {
  const composer = createTransport({
    dkim,
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    mode: 'file',
    send: async (mail, { name }) => {
      const { message } = await composer.sendMail(wholeMail(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${name}.eml`)
      await writeFile(`${path}.part`, message, { mode: 0o600, flush: true })
      await rename(`${path}.part`, path)
    },
    close: () => composer.close(),
  }
}

/** Replies that ask for a login or refuse one, whichever command they answer (RFC 4954, section 6). */
const loginReplies = [530, 534, 535, 538]

export function failureOf(error: unknown): SendFailure {
  const { code, responseCode, permanent, response = '' } = error as NodemailerError
  // 530 also asks for encryption first.
  if (responseCode === 530 && /starttls/i.test(response)) return 'unreachable'
  if (loginReplies.includes(responseCode ?? 0)) return 'login'
  // A login that fails for now is a mail server with troubles of its own.
  if (code === 'EAUTH' && (responseCode === undefined || permanent)) return 'login'
  if (responseCode === undefined || code === 'EAUTH') return 'unreachable'
  return permanent && (code === 'EENVELOPE' || code === 'EMESSAGE') ? 'refused' : 'deferred'
}
