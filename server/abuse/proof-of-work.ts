import { createHash, createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FormName } from '#contract/forms.ts'
import { type Challenge, challenge as challengeSchema, type ProofOfWork } from '#contract/proof-of-work.ts'
import type { ServiceContext } from '../context.ts'

/** One round of the sum: deriving a key, which is the browser's own work, away from what moves on the page. */
const round = { algorithm: 'PBKDF2/SHA-256', cost: 5000 } as const

/** How many rounds it takes, in shares of PROOF_OF_WORK_ROUNDS: drawn, but within bounds, so that nobody waits a minute. */
const rounds = { from: 2 / 3, to: 4 / 3 } as const

/** Time to work it out, and to send it again where the first answer got lost. */
const validMs = 15 * 60_000

/** A proof that counts, once. `held`: the submission that was put aside when the challenge was made. */
export type ProofCheck = { proven: boolean; held?: string }

export type ProofsOfWork = {
  /** @param held id of the submission that a proof releases */
  ask(form: FormName, held?: string): Promise<Challenge>
  /** Uses a proof up. One that is missing, wrong, too late, for another form or used already proves nothing. */
  check(form: FormName, proof: ProofOfWork | undefined): Promise<ProofCheck>
}

/** Proofs of work with keys from SECRET, so that every server on the store knows those of the others. */
export function createProofsOfWork({
  config,
  limiter,
  now,
}: Pick<ServiceContext, 'config' | 'limiter' | 'now'>): ProofsOfWork {
  const keyFor = (use: string) => createHmac('sha256', config.secret).update(`proof of work ${use}`).digest('hex')
  const keys = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') }

  return {
    ask: async (form, held) => {
      const usual = config.proofOfWorkRounds
      const made = await createChallenge({
        ...round,
        ...keys,
        counter: randomInt(Math.ceil(usual * rounds.to), Math.ceil(usual * rounds.from)),
        expiresAt: new Date(now().getTime() + validMs),
        data: { form, ...(held && { held }) },
        deriveKey,
      })
      return challengeSchema.parse(made)
    },

    check: async (form, proof) => {
      if (!proof) return { proven: false }
      const { challenge, solution } = proof
      const { verified, invalidSignature } = await verifySolution({ challenge, solution, ...keys, deriveKey })
      const { data, expiresAt } = challenge.parameters
      if (invalidSignature !== false || data.form !== form) return { proven: false }
      if (!verified || expiresAt * 1000 < now().getTime()) return { proven: false, held: data.held }
      const use = await limiter.take('proofUse', createHash('sha256').update(challenge.signature).digest('base64url'))
      return { proven: use.ok, held: data.held }
    },
  }
}
