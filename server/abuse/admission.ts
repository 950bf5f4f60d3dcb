import type { z } from 'zod/mini'
import type { Language } from '#contract/language.ts'
import type { Config } from '../config.ts'
import { type Outcome, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../request-meta.ts'
import { mailKey, networkKey } from './keyed-hash.ts'
import type { Limiter } from './limiter.ts'
import { hasty, type LimitName } from './limits-table.ts'

/** What every form may carry besides its own fields (contract/envelope.ts), and the address it names. */
type FormInput = { email: string; language?: Language; page?: string; website?: string; elapsed?: number }

type Gate = { config: Pick<Config, 'secret'>; limiter: Limiter; now: () => Date }

type Form<Input extends FormInput> = {
  schema: { safeParse(raw: unknown): { success: true; data: Input } | { success: false; error: z.core.$ZodError } }
  /** The form's fields from top to bottom: the first that fails names the refusal. */
  fieldOrder: readonly string[]
  perNetwork: LimitName
  perMail?: LimitName
}

/**
 * The way into every form's service, with JavaScript or without: validation first (a typing error costs nothing), then the
 * honeypot (an ordinary success, nothing stored), then the limits. What the form states about language and page goes
 * before what the request's headers suggest.
 */
export function admit<Input extends FormInput>(
  { config, limiter, now }: Gate,
  form: Form<Input>,
  serve: (input: Input, meta: Meta) => Promise<Outcome>,
): (raw: unknown, meta: Meta) => Promise<Outcome> {
  return async (raw, meta) => {
    const parsed = form.schema.safeParse(raw)
    if (!parsed.success) return refuseInvalid(parsed.error, form.fieldOrder)
    const input = parsed.data
    if (input.website) return { ok: true }

    const isHasty = input.elapsed !== undefined && input.elapsed < hasty.belowMs
    const network = await limiter.take(form.perNetwork, networkKey(config.secret, meta.address, now()), {
      weight: isHasty ? hasty.weight : 1,
    })
    if (!network.ok) return refuse('rate_limited', { retryAfterSeconds: network.retryAfterSeconds })
    if (form.perMail) {
      const mail = await limiter.take(form.perMail, mailKey(config.secret, input.email))
      if (!mail.ok) return refuse('rate_limited', { retryAfterSeconds: mail.retryAfterSeconds })
    }
    return serve(input, { ...meta, language: input.language ?? meta.language, page: input.page ?? meta.page })
  }
}
