import { createHmac } from 'node:crypto'
import { emailKey } from '../db/email-key.ts'
import { mailboxOf } from './mailbox.ts'
import { type Network, networksOf } from './networks.ts'

/**
 * A network address as it may be stored: keyed by the site's secret and by the day, so that it counts and groups within
 * a day, and tomorrow nobody can tell whether the same visitor came back.
 */
export function networkKey(secret: string, address: string, now: Date): string {
  return networkKeys(secret, address, now)[0].key
}

type KeyedNetwork = { key: string; share: number }

/** The same for every network that the address lies in, narrowest first, with its share of a limit (`networksOf`). */
export function networkKeys(secret: string, address: string, now: Date): [KeyedNetwork, ...KeyedNetwork[]] {
  const day = now.toISOString().slice(0, 10)
  const keyedNetwork = ({ name, share }: Network) => ({ key: keyed(secret, `network ${day} ${name}`), share })
  const [narrowest, ...wider] = networksOf(address)
  return [keyedNetwork(narrowest), ...wider.map(keyedNetwork)]
}

/** A mailbox as a limit's subject. Not by day, because a limit of a day must not start anew at midnight. */
export function mailboxKey(secret: string, email: string): string {
  return keyed(secret, `mail ${mailboxOf(email)}`)
}

/** A mailbox that somebody names from one network, as a limit's subject: so that nobody can use up another's allowance. */
export function senderKey(secret: string, email: string, address: string, now: Date): string {
  return keyed(secret, `sender ${networkKey(secret, address, now)} ${mailboxOf(email)}`)
}

/** A mail address on the newsletter's list of suppressions. Keyed apart from limits, so that the two cannot be matched. */
export function suppressionKey(secret: string, email: string): string {
  return keyed(secret, `suppression ${emailKey(email)}`)
}

/** A violation of the content security policy as a limit's subject: a hash, because what was sent may be long. */
export function violationKey(secret: string, violation: string): string {
  return keyed(secret, `violation ${violation}`)
}

function keyed(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 32)
}
