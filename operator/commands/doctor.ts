import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { promisify } from 'node:util'
import { read } from '#content/documents.ts'
import { dayMs, hourMs } from '#contract/milliseconds.ts'
import { plainLine } from '#contract/plain-line.ts'
import { diskPercent } from '#server/alerts/fullness.ts'
import { backupAge } from '#server/db/backup.ts'
import { storeProblemText } from '#server/db/problem-text.ts'
import { probeWrite } from '#server/db/write-probe.ts'
import { outboxSummary } from '#server/mail/outbox.ts'
import { createSenderService } from '#server/sender/service.ts'
import type { Answer, Verb } from '../answer.ts'
import type { Session } from '../session.ts'

/** `wrong`: mend it. `look`: it works, and yet. */
type Finding = { part: string; state: 'ok' | 'look' | 'wrong'; words: string }

const is = (part: string, state: Finding['state'], words: string): Finding => ({ part, state, words })

const signs = { ok: '+', look: '?', wrong: '!' }
/** A backup a night, with two hours for a machine that was off. */
const oldestBackupMs = 26 * hourMs
/** One is put back a week. */
const oldestProofMs = 9 * dayMs
const patience = 10_000

export function addDoctorCommand(program: Verb): void {
  program
    .command('doctor')
    .description(
      'look at settings, store, mail, domain, certificate, clock, disk, backup and proxy, and say what is wrong',
    )
    .answering(examine)
}

async function examine(session: Session): Promise<Answer> {
  const parts = [storeOf, diskOf, backupOf, mailOf, serverOf, siteOf, certificateOf, clockOf, contentOf]
  const findings = (await Promise.all(parts.map((part) => part(session)))).flat()
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  return {
    text: [
      ...findings.map(({ part, state, words }) => `${signs[state]} ${part}: ${plainLine(words)}`),
      wrong === 0 ? 'Nothing is wrong.' : `${wrong} to mend.`,
    ].join('\n'),
    json: { findings },
    failed: wrong > 0,
  }
}

async function storeOf({ store, context }: Session): Promise<Finding> {
  const problem = await probeWrite(store.db, context.now())
  return problem
    ? is('Store', 'wrong', `${store.location} cannot be written: ${storeProblemText[problem]}`)
    : is('Store', 'ok', `${store.kind}, can be written`)
}

async function diskOf({ config }: Session): Promise<Finding[]> {
  const used = await diskPercent(config)
  if (used === undefined) return []
  const words = `${Math.round(used)} % full`
  return [is('Disk', used > 90 ? 'wrong' : used > 80 ? 'look' : 'ok', words)]
}

async function backupOf({ store, context }: Session): Promise<Finding> {
  const age = await backupAge(store.db, context.now())
  const proven = await backupAge(store.db, context.now(), 'backup_proven_at')
  if (age === undefined) return is('Backup', 'wrong', 'none was ever made, as far as is known here')
  const words = `the newest is ${Math.floor(age / hourMs)} hours old`
  if (age > oldestBackupMs) {
    return is('Backup', 'wrong', `${words}: systemctl list-timers saldora-website-backup`)
  }
  // Whoever dumps PostgreSQL by means of their own tries it by such, too.
  return (proven === undefined ? store.kind === 'sqlite' : proven > oldestProofMs)
    ? is('Backup', 'look', `${words}, and none was put back to try it for nine days: backup --prove FILE`)
    : is('Backup', 'ok', words)
}

async function mailOf({ config, store }: Session): Promise<Finding[]> {
  const outbox = await outboxSummary(store.db)
  const { domain, ok } = await createSenderService({ config }).check()
  return [
    ok
      ? is('Sender', 'ok', `receivers can trust mail of ${domain}`)
      : is('Sender', 'wrong', `receivers may not trust mail of ${domain}: mail check says why`),
    outbox.dead > 0
      ? is('Outbox', 'wrong', `${outbox.dead} mails are dead: mail list --status dead`)
      : is('Outbox', 'ok', `${outbox.queued} wait, none is dead`),
  ]
}

async function serverOf({ config }: Session): Promise<Finding> {
  const answer = await ask(`http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}/readyz`)
  if ('failure' in answer) {
    return is('Server', 'wrong', `does not answer (${answer.failure}): journalctl -u saldora-website`)
  }
  return answer.status === 200
    ? is('Server', 'ok', 'runs and takes forms')
    : is('Server', 'wrong', 'runs, and cannot write to its store')
}

/** Asked as the world asks. Whoever asks through a proxy that is not trusted is taken for the proxy, which stands on this machine. */
async function siteOf({ config }: Session): Promise<Finding[]> {
  const answer = await ask(`${config.siteUrl}/healthz`)
  if ('failure' in answer) {
    return [is('Address', 'wrong', `${config.siteUrl} does not answer: ${answer.failure}`)]
  }
  if (answer.status !== 200) {
    return [is('Address', 'wrong', `${config.siteUrl}/healthz answers ${answer.status}`)]
  }
  const isTakenForInsider = answer.text.includes('"version"')
  return [
    is('Address', 'ok', `${config.siteUrl} leads here`),
    isTakenForInsider
      ? {
          part: 'Proxy',
          state: 'wrong',
          words:
            'its visitors are taken for the proxy itself: TRUSTED_PROXIES has to name it, and it has to set X-Forwarded-For',
        }
      : is('Proxy', 'ok', "visitors' addresses arrive"),
  ]
}

async function certificateOf({ config, context }: Session): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(config.siteUrl)
  if (protocol !== 'https:') return [is('Certificate', 'look', `${config.siteUrl} is not https`)]
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, rejectUnauthorized: false })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) })
    const left = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - context.now().getTime()) / dayMs)
    if (!socket.authorized) {
      return [is('Certificate', 'wrong', `browsers refuse it: ${socket.authorizationError}`)]
    }
    const words = `for ${left} more days`
    return [is('Certificate', left < 14 ? 'wrong' : 'ok', words)]
  } catch (error) {
    return [is('Certificate', 'wrong', `cannot be read: ${reasonOf(error)}`)]
  } finally {
    socket.destroy()
  }
}

async function clockOf(): Promise<Finding[]> {
  try {
    const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'])
    return stdout.trim() === 'yes'
      ? [is('Clock', 'ok', 'kept by a time server')]
      : [is('Clock', 'look', 'no time server keeps it: apt install systemd-timesyncd')]
  } catch {
    // A machine without systemd, such as a container, has its host's clock.
    return []
  }
}

async function contentOf(): Promise<Finding> {
  const samples = read('company').samples.length
  return samples === 0
    ? is('Content', 'ok', 'no samples are left')
    : is('Content', 'look', `${samples} facts of the company are still samples: content check`)
}

async function ask(address: string): Promise<{ status: number; text: string } | { failure: string }> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    return { failure: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown }
  return cause instanceof Error ? cause.message : String(cause)
}
