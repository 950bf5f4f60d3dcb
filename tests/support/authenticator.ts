import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Signing = {
  challenge: string
  origin?: string
  /** Whether the device checked its user. */
  isUserVerified?: boolean
}

const present = 0x01
const verified = 0x04
const attested = 0x40

/**
 * A passkey without a device: answers WebAuthn challenges as an authenticator does (ES256, no attestation;
 * https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data), so that services are tried without a browser.
 */
export function createAuthenticator(siteUrl: string) {
  const { origin, hostname } = new URL(siteUrl)
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  return {
    register: ({ challenge, origin: from = origin, isUserVerified = true }: Signing) => {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(keys.publicKey)])
      const authData = Buffer.concat([authenticatorData(attested, isUserVerified), credential])
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
        authData,
      ])
      return {
        ...envelope(),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal' as const],
        },
      }
    },

    authenticate: ({ challenge, origin: from = origin, isUserVerified = true }: Signing) => {
      counter++
      const authData = authenticatorData(0, isUserVerified)
      const client = clientData('webauthn.get', challenge, from)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return {
        ...envelope(),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, keys.privateKey).toString('base64url'),
        },
      }
    },
  }

  function envelope() {
    const text = id.toString('base64url')
    return { id: text, rawId: text, type: 'public-key' as const, clientExtensionResults: {} }
  }

  function authenticatorData(flags: number, isUserVerified: boolean): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | present | (isUserVerified ? verified : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(hostname).digest(), head])
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** COSE key of a P-256 point (RFC 9053, section 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([Buffer.from('a501020326200121', 'hex'), coordinate(x), Buffer.from([0x22]), coordinate(y)])
}
