import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '../context.ts'
import type { Database } from '../db/tables.ts'
import type { LetterContent } from '../mail/layout.ts'
import { messageIdOf, outgoingMail } from '../mail/outgoing.ts'
import type { MailTransport } from '../mail/transport.ts'
import { writtenLetter } from '../mail/written.ts'
import { type Alert, alertLetters, type Crash } from './letters.ts'
import type { Webhook, WebhookMessage } from './webhook.ts'

type AlertLetter = { kind: 'alert'; alert: Alert } | { kind: 'crashes'; crashes: Crash[]; more: number }

/** A letter to the operator, and what stands in it that may go to a webhook. */
export type Notice = { letter: AlertLetter; to: string | undefined; incident: string; state: WebhookMessage['state'] }

/** The ways to the operator: a mail, and a webhook where one is set. */
export type Notifier = {
  /** Puts the mail into the outbox of a transaction. Post the notice once that is committed. */
  queue(trx: Database, notice: Notice): Promise<void>
  /** Tells the webhook, in the background. */
  post(notice: Notice): void
  /**
   * Tells both at once, past the store: for when it cannot be written.
   * @returns false when neither could be told.
   */
  sendDirectly(notice: Notice): Promise<boolean>
  /** Resolves when nothing is being posted any more. */
  settled(): Promise<void>
}

/** The operator reads German; letters to visitors follow their language. */
const language = 'de'

const sendTimeoutMs = 30_000

type Parts = Pick<ServiceContext, 'config' | 'log' | 'now' | 'enqueue'> & {
  transport?: MailTransport
  webhook?: Webhook
}

export function createNotifier({ config, log, now, enqueue, transport, webhook }: Parts): Notifier {
  const posting = new Set<Promise<unknown>>()

  function contentOf(letter: AlertLetter): LetterContent {
    return letter.kind === 'alert'
      ? alertLetters.alert(letter, language, config)
      : alertLetters.crashes(letter, language, config)
  }

  function messageOf({ letter, incident, state }: Notice): WebhookMessage {
    const { subject, title, body, forWebhook = body } = contentOf(letter)
    const text = [title, ...forWebhook.map((block) => block.text)].join('\n')
    return { title: `${new URL(config.siteUrl).host}: ${subject}`, text, incident, state, at: now().toISOString() }
  }

  async function mailDirectly({ letter, to }: Notice): Promise<void> {
    if (!transport || !to) throw new Error('no way to send a mail')
    const id = randomUUID()
    const mail = outgoingMail(
      writtenLetter(contentOf(letter), language, config),
      { to, messageId: messageIdOf(id, config) },
      config,
    )
    const name = `${now().toISOString().replace(/[:.]/g, '-')}-alert-${id.slice(0, 8)}`
    await transport.send(mail, { name, signal: AbortSignal.timeout(sendTimeoutMs) })
  }

  return {
    queue: async (trx, { letter, to }) => {
      if (to) await enqueue(trx, { to, language, letter })
    },

    post: (notice) => {
      if (!webhook) return
      const post = webhook.post(messageOf(notice)).finally(() => posting.delete(post))
      posting.add(post)
    },

    sendDirectly: async (notice) => {
      const ways: Promise<boolean>[] = []
      if (webhook) ways.push(webhook.post(messageOf(notice)))
      if (notice.to) {
        const mailed = mailDirectly(notice).then(
          () => true,
          (error) => {
            log.error({ err: error, incident: notice.incident }, 'alert mail failed')
            return false
          },
        )
        ways.push(mailed)
      }
      return ways.length === 0 || (await Promise.all(ways)).some(Boolean)
    },

    settled: async () => {
      await Promise.all(posting)
    },
  }
}
