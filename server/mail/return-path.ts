import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

type ReturnPathConfig = Pick<Config, 'bounceAddress' | 'secret'>

/** Letters and digits of a mail's id (128 bits) and of its signature (80 bits), to base 36: case does not count in addresses. */
const [idLength, signatureLength] = [25, 16]
const token = new RegExp(`^[0-9a-z]{${idLength + signatureLength}}$`)

/**
 * The address to which reports about one mail return (variable envelope return path): `bounces+TOKEN@…`. The token names the mail and
 * is signed, so that nobody makes up a report about a mail that they have not received. Undefined without BOUNCE_ADDRESS.
 */
export function returnPathOf({ bounceAddress, secret }: ReturnPathConfig, mailId: string): string | undefined {
  if (!bounceAddress) return undefined
  const id = BigInt(`0x${mailId.replaceAll('-', '')}`).toString(36)
  const name = id.padStart(idLength, '0')
  return bounceAddress.replace('@', `+${name}${sign(secret, name)}@`)
}

/** The mail that a return path belongs to; undefined for any other address, and for one that was made up. */
export function mailIdOf({ bounceAddress, secret }: ReturnPathConfig, address: string): string | undefined {
  const [base = '', domain = ''] = bounceAddress?.split('@') ?? []
  const lower = address.toLowerCase()
  if (!bounceAddress || !lower.startsWith(`${base}+`) || !lower.endsWith(`@${domain}`)) return undefined
  const text = lower.slice(base.length + 1, -domain.length - 1)
  if (!token.test(text)) return undefined
  const [name, signature] = [text.slice(0, idLength), text.slice(idLength)]
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, name)))) return undefined
  const hex = [...name].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString(16)
  return hex.padStart(32, '0').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Every address in a text that could be a return path of ours. */
export function returnPathsIn({ bounceAddress }: Pick<Config, 'bounceAddress'>, text: string): string[] {
  if (!bounceAddress) return []
  const [base = '', domain = ''] = bounceAddress.split('@').map(RegExp.escape)
  return text.match(new RegExp(`${base}\\+[0-9a-z]{${idLength + signatureLength}}@${domain}`, 'gi')) ?? []
}

function sign(secret: string, name: string): string {
  const digest = createHmac('sha256', secret).update(`return path ${name}`).digest('hex').slice(0, 20)
  return BigInt(`0x${digest}`).toString(36).padStart(signatureLength, '0')
}
