import { draftBrief } from '#contract/linkedin-drafts.ts'
import { networkKey } from '../abuse/keyed-hash.ts'
import { takePerNetwork } from '../abuse/per-network.ts'
import type { ServiceContext } from '../context.ts'
import { createBudget } from '../model/budget.ts'
import { askModel, ModelFailure, type ModelPatience } from '../model/endpoint.ts'
import { type Outcome, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../requests/request-meta.ts'
import { draftPrompt } from './prompt.ts'
import { usableDrafts } from './usable-drafts.ts'

/** Another press of the button shall give other drafts. */
const temperature = 0.7

/** Drafts of LinkedIn posts by the language model, where one is set. Nothing of a brief is stored or logged. */
export function createLinkedinDraftsService(context: ServiceContext, patience?: ModelPatience) {
  const { config, limiter, log, now } = context
  const settings = config.chat
  const budget = settings && createBudget(limiter, settings)
  const asking = { temperature, ...(patience && { patience }) }
  return {
    write: async (input: unknown, meta: Meta): Promise<Outcome<{ drafts: string[] }>> => {
      const parsed = draftBrief.safeParse(input)
      if (!parsed.success) return refuseInvalid(parsed.error, ['topic', 'audience'])
      if (!settings || !budget) return refuse('no_model')
      const brief = parsed.data
      const visitor = networkKey(config.secret, meta.address, now())
      const allowance = await takePerNetwork(context, 'draftsPerNetwork', meta.address)
      if (!allowance.ok) return refuse('rate_limited', { retryAfterSeconds: allowance.retryAfterSeconds })
      const prompt = draftPrompt(brief)
      const release = await budget.reserve(visitor, prompt.messages, prompt.maxTokens)
      if (!release) return refuse('model_busy')
      try {
        let written = ''
        for await (const text of askModel(settings, prompt.messages, prompt.maxTokens, asking)) {
          written += text
        }
        const drafts = usableDrafts(written, brief, prompt)
        if (drafts.length > 0) return { ok: true, drafts }
        log.warn({ reason: 'unsafe or out of bounds' }, 'the model wrote no usable draft')
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        log.warn({ reason: error.message }, 'the model wrote no usable draft')
      } finally {
        release()
      }
      return refuse('model_failed')
    },
  }
}
