import { isIP } from 'node:net'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isLoopback } from '../ip-ranges.ts'
import { failureOf } from '../mail/transport.ts'
import { withinTime } from '../within-time.ts'
import { type Finding, findingsOf } from './finding.ts'

/** Milliseconds for everything that is said to the mail server. */
const patience = 12_000

/**
 * Says hello to the mail server of the settings and logs in; sends nothing.
 * @param addresses of its host, as DNS tells them
 */
export async function checkSmtp(smtpUrl: string, addresses: string[]): Promise<Finding> {
  const url = new URL(smtpUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const implicit = url.protocol === 'smtps:'
  const port = Number(url.port) || (implicit ? 465 : 587)
  const found = findingsOf('smtp', { host: `${host}:${port}`, words: '' })
  const connection = new SMTPConnection({
    host: addresses[0] ?? host,
    port,
    secure: implicit,
    requireTLS: url.searchParams.get('requireTLS') === 'true',
    ...(isIP(host) === 0 && { servername: host, tls: { servername: host } }),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
  })
  try {
    await withinTime(
      new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.connect((error) => (error ? reject(error) : resolve()))
      }),
      patience,
    )
    const isSecure = connection.secure
    if (url.username) {
      const credentials = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      await withinTime(
        new Promise<void>((resolve, reject) => {
          connection.once('error', reject)
          connection.login({ credentials }, (error) => (error ? reject(error) : resolve()))
        }),
        patience,
      )
    }
    const reached = addresses[0] ?? host
    if (!isSecure && reached !== 'localhost' && !isLoopback(reached)) return found('wrong', 'smtp_plain')
    return found('ok', url.username ? 'smtp_ok' : 'smtp_no_login')
  } catch (error) {
    const words = wordsOf(error)
    if (/certificate|self.signed|altnames|CERT_/i.test(words)) return found('wrong', 'smtp_certificate', { words })
    return found('wrong', failureOf(error) === 'login' ? 'smtp_login' : 'smtp_away', { words })
  } finally {
    connection.close()
  }
}

function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 200)
}
