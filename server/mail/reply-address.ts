import type { Config } from '../config.ts'
import { idInAddress, signedAddress, signedAddressesIn } from './signed-address.ts'

type ReplyAddressConfig = Pick<Config, 'replyAddress' | 'secret'>

const mailbox = ({ replyAddress, secret }: ReplyAddressConfig) => ({ address: replyAddress, secret, purpose: 'reply' })

/** Where an answer to our mails about one enquiry goes: `reply+TOKEN@…`. Undefined without REPLY_ADDRESS. */
export function replyAddressOf(config: ReplyAddressConfig, enquiryId: string): string | undefined {
  return signedAddress(mailbox(config), enquiryId)
}

/** The enquiries whose address stands in a text, such as the head of a mail. */
export function enquiriesAddressedIn(config: ReplyAddressConfig, text: string): string[] {
  const addresses = signedAddressesIn(config.replyAddress, text)
  return addresses.flatMap((address) => idInAddress(mailbox(config), address) ?? [])
}
