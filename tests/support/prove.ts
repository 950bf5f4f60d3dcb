import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, ProofOfWork } from '#contract/proof-of-work.ts'

/** Works out the sum that a form asks for in a wave, as a browser does. PROOF_OF_WORK_ROUNDS says how long it takes. */
export async function prove(challenge: Challenge | undefined): Promise<ProofOfWork> {
  if (!challenge) throw new Error('There is no sum to work out')
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The sum cannot be worked out')
  return { challenge, solution }
}
