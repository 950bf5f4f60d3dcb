import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { emailKey } from '../db/tables.ts'

/**
 * A network address as it may be stored: keyed by the site's secret and by the day, so that it counts and groups within
 * a day, and tomorrow nobody can tell whether the same visitor came back.
 */
export function networkKey(secret: string, address: string, now: Date): string {
  return keyed(secret, `network ${now.toISOString().slice(0, 10)} ${networkOf(address)}`)
}

/** A mail address as a limit's subject. Not by day, because a limit of a day must not start anew at midnight. */
export function mailKey(secret: string, email: string): string {
  return keyed(secret, `mail ${emailKey(email)}`)
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

/** An IPv6 customer holds at least a /64, so the first four groups stand for the subscriber. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const full = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest]
  return full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
