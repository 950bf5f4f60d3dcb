import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Under which name mails are signed (RFC 6376). */
export type Dkim = { domain: string; selector: string; privateKey: string }

/** A setting that is wrong, and what is expected instead. */
export type DkimProblem = { setting: string; expected: string }

type Given = { domain?: string; selector?: string; privateKey?: string; privateKeyFile?: string }

/**
 * Reads the DKIM settings; all unset means that nothing is signed here.
 * @param mailDomain signed for when no domain is given: that of the sender
 */
export function readDkim(given: Given, mailDomain: string): Dkim | undefined | DkimProblem {
  const { selector, privateKey, privateKeyFile } = given
  if (Object.values(given).every((value) => value === undefined)) return undefined
  if (!selector)
    return { setting: 'DKIM_SELECTOR', expected: 'the name of the key in DNS, because another DKIM setting is set' }
  if ((privateKey === undefined) === (privateKeyFile === undefined)) {
    return { setting: 'DKIM_PRIVATE_KEY', expected: 'this or DKIM_PRIVATE_KEY_FILE, one of the two' }
  }
  const setting = privateKey === undefined ? 'DKIM_PRIVATE_KEY_FILE' : 'DKIM_PRIVATE_KEY'
  try {
    // In one line of an environment file, line breaks of a key are often written as \n.
    const pem = privateKey?.replaceAll('\\n', '\n') ?? readFileSync(privateKeyFile ?? '', 'utf8')
    if (!isFit(createPrivateKey(pem))) return { setting, expected: 'an RSA key of 2048 bits or more' }
    return { domain: given.domain ?? mailDomain, selector, privateKey: pem }
  } catch {
    return { setting, expected: 'a readable RSA private key in PEM format' }
  }
}

/** RFC 8301: shorter keys count for little, and the sending library signs with RSA only. */
function isFit(key: KeyObject): boolean {
  return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048
}

/** The record that DNS must hold for receivers to verify the signature. */
export function dkimRecord({ domain, selector, privateKey }: Dkim): { name: string; value: string } {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return { name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${key}` }
}

/**
 * How nodemailer signs. Its own list of fields lacks List-Unsubscribe-Post, without whose signature receivers ignore one-click
 * leaving (RFC 8058, section 4). Fields that a mail does not have are left out.
 */
export function signingOptions({ domain, selector, privateKey }: Dkim) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedFields.join(':') }
}

const signedFields = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]
