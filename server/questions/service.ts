import { groupQuestions, type QuestionGroup } from '#assistant/question-groups.ts'
import { handedQuestion } from '#contract/handed-question.ts'
import type { Language } from '#contract/language.ts'
import { takePerNetwork } from '../abuse/per-network.ts'
import type { ServiceContext } from '../context.ts'
import { compactSqlite } from '../db/compact.ts'
import type { HandedQuestionRow } from '../db/tables/enquiries.ts'
import { type Outcome, refuse, refuseInvalid } from '../outcome.ts'
import type { Meta } from '../requests/request-meta.ts'
import { redact } from './redact.ts'
import * as store from './store.ts'

/** Most questions that are grouped at once, the newest: enough for a quarter, and a second of work. */
const mostGrouped = 2000

/** Questions that the assistant could not answer: visitors hand them on, the operator reads and labels them. */
export function createQuestionsService(context: ServiceContext) {
  const { config, db, limiter, now } = context

  return {
    /** Keeps a question, without whatever in it tells who asked. */
    handOn: async (input: unknown, meta: Meta): Promise<Outcome> => {
      const parsed = handedQuestion.safeParse(input)
      if (!parsed.success) return refuseInvalid(parsed.error, ['question', 'agreeToPrivacy'])
      const ofNetwork = await takePerNetwork(context, 'handedQuestionsPerNetwork', meta.address)
      const allowance = ofNetwork.ok ? await limiter.take('handedQuestions', 'everybody') : ofNetwork
      if (!allowance.ok) return refuse('rate_limited', { retryAfterSeconds: allowance.retryAfterSeconds })
      const { question, language = meta.language } = parsed.data
      await store.addQuestion(db, {
        id: context.newId(),
        question: redact(question),
        language,
        created_at: now().toISOString(),
      })
      return { ok: true }
    },

    /** Those that ask for the same together, the most frequent first. @param language only of this one */
    groups: async (language?: Language): Promise<QuestionGroup<HandedQuestionRow>[]> =>
      groupQuestions(await store.latestQuestions(db, mostGrouped, language)),

    /** Deletes questions by their ids, or all. The embedded store's file is rewritten, so that nothing of them is left in it. */
    dismiss: async (ids?: string[]): Promise<{ dismissed: number; compacted: boolean }> => {
      const dismissed = await context.transaction(async (trx) => {
        const dismissed = await store.dismissQuestions(trx, ids)
        await context.record(trx, { act: 'questions.dismiss', details: { count: dismissed } })
        return dismissed
      })
      const compacted = dismissed === 0 || config.databaseUrl !== undefined || (await compactSqlite(db))
      return { dismissed, compacted }
    },
  }
}
