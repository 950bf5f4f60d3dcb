import { createHmac, timingSafeEqual } from 'node:crypto'

/** Letters and digits of an id (128 bits) and of its signature (80 bits), to base 36: case does not count in addresses. */
const [idLength, signatureLength] = [25, 16]
const token = new RegExp(`^[0-9a-z]{${idLength + signatureLength}}$`)

/** A mailbox whose mail names, after a plus, what it is about. `purpose`: an address made for one is none of another. */
export type SignedMailbox = { address: string | undefined; secret: string; purpose: string }

/** `mailbox+TOKEN@…`: the token names a UUID and is signed, so that nobody makes up one of somebody else. Undefined without a mailbox. */
export function signedAddress({ address, secret, purpose }: SignedMailbox, id: string): string | undefined {
  if (!address) return undefined
  const name = BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(36)
    .padStart(idLength, '0')
  return address.replace('@', `+${name}${sign(secret, purpose, name)}@`)
}

/** The UUID that an address names; undefined for any other address, and for one that was made up. */
export function idInAddress({ address, secret, purpose }: SignedMailbox, given: string): string | undefined {
  const [base = '', domain = ''] = address?.split('@') ?? []
  const lower = given.toLowerCase()
  if (!address || !lower.startsWith(`${base}+`) || !lower.endsWith(`@${domain}`)) return undefined
  const text = lower.slice(base.length + 1, -domain.length - 1)
  if (!token.test(text)) return undefined
  const [name, signature] = [text.slice(0, idLength), text.slice(idLength)]
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, purpose, name)))) return undefined
  const hex = [...name].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString(16)
  return hex.padStart(32, '0').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Every address in a text that could be one of this mailbox's. */
export function signedAddressesIn(address: string | undefined, text: string): string[] {
  if (!address) return []
  const [base = '', domain = ''] = address.split('@').map(RegExp.escape)
  return text.match(new RegExp(`${base}\\+[0-9a-z]{${idLength + signatureLength}}@${domain}`, 'gi')) ?? []
}

function sign(secret: string, purpose: string, name: string): string {
  const digest = createHmac('sha256', secret).update(`${purpose} ${name}`).digest('hex').slice(0, 20)
  return BigInt(`0x${digest}`).toString(36).padStart(signatureLength, '0')
}
