import type { NodemailerError } from 'nodemailer'
import { redactAddresses } from '#contract/severity.ts'

/** What a mail server's no says about the next mail to the same address. */
export type RefusalAbout =
  /** There is no such mailbox, or no such domain: none will ever arrive. */
  | 'address'
  /** Not now: full, greylisted, expired under way. Also where a server calls it permanent. */
  | 'later'
  /** Us or this mail: our reputation, signature, content or size. Says nothing against the address. */
  | 'sender'

export type Refusal = {
  about: RefusalAbout
  /** Enhanced status of RFC 3463 such as `5.1.1`, else the bare reply such as `550`; null where there is neither. */
  code: string | null
  /** One line, without addresses. */
  words: string
}

/** A reply of a mail server, whole or taken out of a report. */
export type Reply = {
  /** Of three digits (RFC 5321). */
  reply?: number | undefined
  /** Of RFC 3463. */
  status?: string | undefined
  words: string
  /** Whether the address itself was refused (RCPT TO), not the sender or the content. */
  isAboutRecipient: boolean
}

const longestWords = 300

/** How a mail that was refused at delivery is to be taken. */
export function refusalOf(error: unknown): Refusal {
  const { response = '', responseCode, command, message = '' } = error as NodemailerError
  return readReply({
    reply: responseCode,
    status: statusIn(response),
    words: response || message,
    isAboutRecipient: command === 'RCPT TO',
  })
}

/** The enhanced status at the beginning of a reply, as RFC 2034 puts it, or as qmail writes it: `(#5.1.1)`. */
export function statusIn(text: string): string | undefined {
  const [, leading, qmail] =
    /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})\b|\(?#([245]\.\d{1,3}\.\d{1,3})\b/.exec(text) ?? []
  return leading ?? qmail
}

/** Judges a reply by its enhanced status; where there is none, or one that says nothing, by the bare reply and the words. */
export function readReply({ reply, status, words, isAboutRecipient }: Reply): Refusal {
  const line = redactAddresses(words.replace(/\s+/g, ' ').trim()).slice(0, longestWords)
  const code = status ?? (reply === undefined ? null : String(reply))
  return { about: judge({ reply, status, words: line, isAboutRecipient }), code, words: line }
}

function judge({ reply, status, words, isAboutRecipient }: Reply): RefusalAbout {
  const [kind, subject, detail] = status?.split('.').map(Number) ?? []
  const isPermanent = kind === undefined ? reply === undefined || reply >= 500 : kind === 5
  if (!isPermanent) return 'later'
  const known = judgeStatus(subject, detail)
  if (known) return known
  if (saysPolicy.test(words)) return 'sender'
  if (saysFull.test(words) || (reply === 552 && subject === undefined)) return 'later'
  if (saysUnknown.test(words)) return 'address'
  // RFC 5321, section 4.2.3: mailbox unavailable, user not local, name not allowed; RFC 7504: takes no mail at all.
  const isRefusedAddress = isAboutRecipient && [550, 551, 553, 556].includes(reply ?? 0)
  return isRefusedAddress && subject === undefined ? 'address' : 'sender'
}

/** RFC 3463, with the later entries of the IANA registry. Undefined for what servers use for anything. */
function judgeStatus(subject: number | undefined, detail: number | undefined): RefusalAbout | undefined {
  // Addressing. 7 and 8 are about the sender's address.
  if (subject === 1 && detail !== 0) return detail === 7 || detail === 8 ? 'sender' : 'address'
  // The mailbox: disabled, full. The others are about this message.
  if (subject === 2 && detail === 1) return 'address'
  if (subject === 2 && detail === 2) return 'later'
  // The way there: no such domain (4); Microsoft says 1 for an unknown mailbox; a loop, an expiry (6, 7) or a bad link pass.
  if (subject === 4 && (detail === 4 || detail === 1)) return 'address'
  if (subject === 4 && detail !== 0) return 'later'
  // Storage of the server.
  if (subject === 3 && detail === 1) return 'later'
  // Content, security and policy.
  if (subject === 6 || subject === 7) return 'sender'
  return undefined
}

export const saysPolicy =
  /spam|spoof|blacklist|blocklist|block list|black list|blocked|banned|reputation|policy|dmarc|dkim|\bspf\b|rbl\b|spamhaus|authenticat|not allowed to send|rate limit|too many|virus|content/i
export const saysFull = /quota|mailbox (is )?full|over ?limit|insufficient (system )?storage/i
const saysUnknown =
  /(user|mailbox|recipient|address|account)( \S+){0,3} (unknown|not found|unavailable|disabled|inactive|rejected|invalid)|(unknown|no such|invalid|inactive|nonexistent) (user|mailbox|recipient|address|account|person)|no mailbox here|does ?n[o']t exist|doesn.t have a \S+ account/i
