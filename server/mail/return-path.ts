import type { Config } from '../config.ts'
import { idInAddress, signedAddress, signedAddressesIn } from './signed-address.ts'

type ReturnPathConfig = Pick<Config, 'bounceAddress' | 'secret'>

const mailbox = ({ bounceAddress, secret }: ReturnPathConfig) => ({
  address: bounceAddress,
  secret,
  purpose: 'return path',
})

/**
 * The address to which reports about one mail return (variable envelope return path): `bounces+TOKEN@…`. It is signed, so that nobody
 * makes up a report about a mail that they have not received. Undefined without BOUNCE_ADDRESS.
 */
export function returnPathOf(config: ReturnPathConfig, mailId: string): string | undefined {
  return signedAddress(mailbox(config), mailId)
}

/** The mail that a return path belongs to; undefined for any other address, and for one that was made up. */
export function mailIdOf(config: ReturnPathConfig, address: string): string | undefined {
  return idInAddress(mailbox(config), address)
}

/** Every address in a text that could be a return path of ours. */
export function returnPathsIn({ bounceAddress }: Pick<Config, 'bounceAddress'>, text: string): string[] {
  return signedAddressesIn(bounceAddress, text)
}
