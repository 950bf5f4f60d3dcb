import { countPost } from './abuse/form-counts.ts'
import { senderKey } from './abuse/keyed-hash.ts'
import { hasty } from './abuse/limits-table.ts'
import { takePerNetwork } from './abuse/per-network.ts'
import type { ServiceContext } from './context.ts'
import type { Form } from './forms/form.ts'
import { type Outcome, refuse } from './outcome.ts'
import type { Meta } from './requests/request-meta.ts'
import type { Suspicion } from './suspected/suspicion.ts'

/**
 * The way into every form's service, with JavaScript or without: validation first (a typing error costs nothing), then the
 * honeypot (an ordinary success, nothing stored), then the limits, then the suspicion that a wave of spam casts on the form.
 * What the form states about language and page goes before what the request's headers suggest.
 */
export function admit(
  context: ServiceContext,
  suspicion: Suspicion,
  form: Form,
): (raw: unknown, meta: Meta) => Promise<Outcome> {
  const { config, db, limiter, now } = context
  return async (raw, meta) => {
    const filled = form.read(raw)
    if (!filled.ok) return filled
    const { email, elapsed, language = meta.language, page = meta.page, proof, website } = filled.input
    if (website) {
      await countPost(db, form.name, 'honeypot', now())
      return { ok: true, trapped: true }
    }

    const isHasty = elapsed !== undefined && elapsed < hasty.belowMs
    const { perNetwork, perSender } = form
    const sender = perSender && senderKey(config.secret, email, meta.address, now())
    const allowances = await Promise.all([
      takePerNetwork(context, perNetwork, meta.address, isHasty ? hasty.weight : 1),
      ...(perSender && sender ? [limiter.take(perSender, sender)] : []),
    ])
    const refused = allowances.find((allowance) => !allowance.ok)
    if (refused) return refuse('rate_limited', { retryAfterSeconds: refused.retryAfterSeconds })

    const beside = { language, page, receivedAt: now() }
    const verdict = await suspicion.judge(form.name, proof)
    if (verdict.isSuspected) return suspicion.hold(form.name, { email, fields: filled.fields, ...beside }, verdict)
    return suspicion.served(verdict, (trx) => filled.receive(trx, beside))
  }
}
