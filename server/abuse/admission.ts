import type { z } from 'zod/mini'
import type { Language } from '#contract/language.ts'
import type { Config } from '../config.ts'
import { type Outcome, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../request-meta.ts'
import { senderKey } from './keyed-hash.ts'
import type { Limiter } from './limiter.ts'
import { hasty, type LimitName } from './limits-table.ts'
import { takePerNetwork } from './per-network.ts'

/** What every form may carry besides its own fields (contract/envelope.ts), and the address it names. */
type FormInput = { email: string; language?: Language; page?: string; website?: string; elapsed?: number }

type Gate = { config: Pick<Config, 'secret'>; limiter: Limiter; now: () => Date }

type Form<Input extends FormInput> = {
  schema: { safeParse(raw: unknown): { success: true; data: Input } | { success: false; error: z.core.$ZodError } }
  /** The form's fields from top to bottom: the first that fails names the refusal. */
  fieldOrder: readonly string[]
  perNetwork: LimitName
  perSender?: LimitName
}

/**
 * The way into every form's service, with JavaScript or without: validation first (a typing error costs nothing), then the
 * honeypot (an ordinary success, nothing stored), then the limits. What the form states about language and page goes
 * before what the request's headers suggest.
 */
export function admit<Input extends FormInput>(
  gate: Gate,
  form: Form<Input>,
  serve: (input: Input, meta: Meta) => Promise<Outcome>,
): (raw: unknown, meta: Meta) => Promise<Outcome> {
  const { config, limiter, now } = gate
  return async (raw, meta) => {
    const parsed = form.schema.safeParse(raw)
    if (!parsed.success) return refuseInvalid(parsed.error, form.fieldOrder)
    const input = parsed.data
    if (input.website) return { ok: true }

    const isHasty = input.elapsed !== undefined && input.elapsed < hasty.belowMs
    const network = await takePerNetwork(gate, form.perNetwork, meta.address, isHasty ? hasty.weight : 1)
    if (!network.ok) return refuse('rate_limited', { retryAfterSeconds: network.retryAfterSeconds })
    if (form.perSender) {
      const sender = await limiter.take(form.perSender, senderKey(config.secret, input.email, meta.address, now()))
      if (!sender.ok) return refuse('rate_limited', { retryAfterSeconds: sender.retryAfterSeconds })
    }
    return serve(input, { ...meta, language: input.language ?? meta.language, page: input.page ?? meta.page })
  }
}
