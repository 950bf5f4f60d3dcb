import { read } from '#content/documents.ts'
import type { FormName } from '#contract/forms.ts'
import type { ProofOfWork } from '#contract/proof-of-work.ts'
import { countPost } from '../abuse/form-counts.ts'
import { createProofsOfWork, type ProofCheck } from '../abuse/proof-of-work.ts'
import { createWaves } from '../abuse/waves.ts'
import type { ServiceContext } from '../context.ts'
import type { Database } from '../db/tables.ts'
import { type Outcome, type Refused, refuse } from '../outcome.ts'
import type { Submission } from '../submission.ts'
import { addSuspected, isHeld, takeSuspected } from './store.ts'

export type Verdict = ProofCheck & { isSuspected: boolean }

/** What a wave of spam means for those who send a form meanwhile. */
export type Suspicion = {
  /** A proof of work clears a post of suspicion, as long as proofs do not come in a wave of their own. */
  judge(form: FormName, proof: ProofOfWork | undefined): Promise<Verdict>
  /** Puts a post aside: nothing is lost and nobody gets a mail. The answer asks for a proof of work, which would clear it. */
  hold(form: FormName, submission: Submission<object> & { email: string }, verdict: Verdict): Promise<Refused>
  /** Serves a post that is clear, in one transaction with taking it from those that were put aside. */
  served(verdict: Verdict, serve: (trx: Database) => Promise<Outcome>): Promise<Outcome>
}

export function createSuspicion(context: ServiceContext): Suspicion {
  const { db, limiter, newId, now } = context
  const proofs = createProofsOfWork(context)
  const waves = createWaves(context)

  return {
    judge: async (form, proof) => {
      const check = await proofs.check(form, proof)
      if (!check.proven) return { ...check, isSuspected: await waves.isSuspected(form) }
      await countPost(db, form, 'proven', now())
      return { ...check, isSuspected: !(await limiter.take('provenPosts', form)).ok }
    },

    hold: async (form, { email, fields, language, page, receivedAt }, { proven, held }) => {
      if (held !== undefined && (await isHeld(db, held))) {
        return refuse('held', proven ? {} : { challenge: await proofs.ask(form, held) })
      }
      const room = await limiter.take('heldPosts', 'all')
      if (!room.ok) {
        return proven
          ? refuse('rate_limited', { retryAfterSeconds: room.retryAfterSeconds })
          : refuse('proof_required', { challenge: await proofs.ask(form) })
      }
      const id = newId()
      const wordings: Partial<Record<FormName, string>> = read('consent')
      await addSuspected(db, {
        id,
        form,
        email,
        fields: JSON.stringify(fields),
        language,
        page: page ?? null,
        consent_version: wordings[form] ?? null,
        created_at: receivedAt.toISOString(),
      })
      await countPost(db, form, 'held', now())
      return refuse('held', proven ? {} : { challenge: await proofs.ask(form, id) })
    },

    served: async ({ proven, held }, serve) => {
      if (held === undefined) return context.transaction(serve)
      const outcome = await context.transaction(async (trx) => {
        const isOurs = (await takeSuspected(trx, held)) !== undefined
        // The operator has released or dismissed it meanwhile: it is done with.
        return proven && !isOurs ? ({ ok: true } as const) : serve(trx)
      })
      // Refused for good, as somebody who is on the waiting list already: nothing of it is left to decide.
      if (!outcome.ok) await takeSuspected(db, held)
      return outcome
    },
  }
}
