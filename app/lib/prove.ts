import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { challenge as challengeSchema, type ProofOfWork } from '#contract/proof-of-work.ts'

/** A telephone of ten years ago is done by then. */
const patienceMs = 60_000

/**
 * Works out the sum that a form asks for while it is being flooded. The browser derives the keys beside the page's own thread, so
 * the page stays in use. Fetched only when a server asks for it.
 * @returns undefined when it cannot be done here: too slow, an old browser, or a page that did not come over TLS.
 */
export async function prove(asked: unknown): Promise<ProofOfWork | undefined> {
  try {
    const challenge = challengeSchema.parse(asked)
    const solution = await solveChallenge({ challenge, deriveKey, timeout: patienceMs })
    return solution ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}
