import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log.ts'

/** What a webhook is told. Holds nothing about people and nothing that a visitor typed. */
export type WebhookMessage = {
  title: string
  text: string
  incident: string
  state: 'begun' | 'over' | 'noted'
  /** ISO 8601. */
  at: string
}

export type Webhook = {
  /** Posts a message, again after failures. @returns whether it was taken. Never throws. */
  post(message: WebhookMessage): Promise<boolean>
  /** Gives up what is being posted. */
  stop(): void
}

type WebhookOptions = {
  /** Milliseconds before the second attempt, the third and so on. */
  pauses?: number[]
  timeoutMs?: number
}

/** @param url holds a secret, so it is never logged */
export function createWebhook(
  url: string,
  log: Logger,
  { pauses = [5_000, 30_000], timeoutMs = 10_000 }: WebhookOptions = {},
): Webhook {
  const stopped = new AbortController()

  /** @returns why it failed, or undefined. */
  async function attempt(message: WebhookMessage): Promise<string | undefined> {
    const request = webhookRequest(url, message)
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)])
    try {
      const response = await fetch(request.url, { ...request.init, redirect: 'manual', signal })
      await response.body?.cancel()
      return response.ok ? undefined : `status ${response.status}`
    } catch (error) {
      const { cause } = error as { cause?: NodeJS.ErrnoException }
      return cause?.code ?? (error as Error).name
    }
  }

  return {
    post: async (message) => {
      let failure = await attempt(message)
      for (const pause of pauses) {
        if (failure === undefined || stopped.signal.aborted) break
        await sleep(pause, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
        failure = await attempt(message)
      }
      if (failure !== undefined) log.error({ incident: message.incident, failure }, 'alert webhook failed')
      return failure === undefined
    },
    stop: () => stopped.abort(),
  }
}

/**
 * One body for everybody who ignores what he does not know: Slack, Mattermost and Rocket.Chat read `text`, Discord `content`, ntfy
 * fills the templates of the headers from it (2.10 or newer). Google Chat and Teams are strict and get their own.
 *
 * https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks
 * https://docs.mattermost.com/developers/integrate/webhooks/incoming
 * https://discord.com/developers/docs/resources/webhook#execute-webhook
 * https://docs.ntfy.sh/publish/#message-templating
 * https://developers.google.com/workspace/chat/quickstart/webhooks
 * https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 */
export function webhookRequest(url: string, message: WebhookMessage): { url: string; init: RequestInit } {
  const { username, password, hostname } = new URL(url)
  const target = new URL(url)
  target.username = ''
  target.password = ''
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(username && { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
  }
  const text = `${message.title}\n${message.text}`
  const answer = (body: object, more: Record<string, string> = {}) => ({
    url: target.href,
    init: { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) },
  })
  if (hostname === 'chat.googleapis.com') return answer({ text })
  if (teamsHosts.test(hostname)) return answer(teamsCard(message))
  const { title, text: detail, incident, state, at } = message
  const body = { text, content: text, allowed_mentions: { parse: [] }, title, detail, incident, state, at }
  return answer(body, ntfyHeaders(message))
}

const teamsHosts = /\.(logic\.azure\.com|powerplatform\.com|webhook\.office\.com)$/

function teamsCard({ title, text }: WebhookMessage): object {
  const line = (words: string, look: object = {}) => ({ type: 'TextBlock', text: words, wrap: true, ...look })
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [line(title, { weight: 'Bolder', size: 'Medium' }), ...text.split('\n').map((words) => line(words))],
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card }],
  }
}

function ntfyHeaders({ state }: WebhookMessage): Record<string, string> {
  return {
    'x-template': 'yes',
    'x-title': '{{.title}}',
    'x-message': '{{.detail}}',
    'x-priority': state === 'begun' ? 'high' : 'default',
    'x-tags': state === 'over' ? 'white_check_mark' : 'warning',
  }
}
