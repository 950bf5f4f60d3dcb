import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What the token of a preview says: which drafts it shows, and until when. */
export type PreviewClaims = {
  /** Ids of documents. */
  documents: string[]
  /** Milliseconds of the epoch. */
  endsAt: number
  /** Of the drafts themselves (`markOfDrafts`): a draft that is begun anew under the same id is another one. */
  mark: string
}

/** Longer ones are not read at all. */
const longest = 1500
const shape = /^([\w-]+)\.([\w-]{43})$/

/** A token that nobody else can write, and that says everything by itself. */
export function signPreview(secret: string, { documents, endsAt, mark }: PreviewClaims): string {
  const claims = Buffer.from(JSON.stringify([documents, Math.floor(endsAt / 1000), mark])).toString('base64url')
  return `${claims}.${proofOf(secret, claims).toString('base64url')}`
}

/** Undefined for one that we did not write. Whether its time is over, the caller looks at. */
export function readPreviewToken(secret: string, token: string): PreviewClaims | undefined {
  const [, claims, proof] = (token.length <= longest && shape.exec(token)) || []
  if (!claims || !proof) return undefined
  const given = Buffer.from(proof, 'base64url')
  // The last character carries two bits that no byte has: only one spelling counts.
  if (given.toString('base64url') !== proof || !timingSafeEqual(given, proofOf(secret, claims))) return undefined
  const [documents, endsAt, mark]: [string[], number, string] = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return { documents, endsAt: endsAt * 1000, mark }
}

/** @param keys of the drafts, in the order of the documents */
export function markOfDrafts(keys: string[]): string {
  return createHash('sha256').update(keys.join(' ')).digest('base64url').slice(0, 16)
}

function proofOf(secret: string, claims: string): Buffer {
  return createHmac('sha256', secret).update(`preview ${claims}`).digest()
}
