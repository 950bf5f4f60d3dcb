import type { Limiter } from '../abuse/limiter.ts'
import type { ModelMessage, ModelSettings } from './endpoint.ts'

/** Calls that one server has under way for one purpose; more would only wait for each other. */
const mostAtOnce = 8

/** Characters of a token, on the safe side: German words are long, tokens of them short. */
const charactersPerToken = 3

export type Budget = {
  /**
   * Sets aside what a call may cost at most, for the visitor and for the day.
   * @param subject keyed hash of the visitor's network address; undefined for somebody of the team, who has a share in the day's only
   * @returns what to call when the model is done; undefined when there is nothing left, for now or for today
   */
  reserve(subject: string | undefined, messages: ModelMessage[], maxTokens: number): Promise<(() => void) | undefined>
  /** Whether as many calls are under way as there may be: soon there is something left again. */
  isBusy(): boolean
}

/** Counted in the store, so that all servers share one budget. Tokens stand for money: the price of a million is a setting. */
export function createBudget(limiter: Limiter, settings: ModelSettings): Budget {
  let underWay = 0
  return {
    isBusy: () => underWay >= mostAtOnce,
    reserve: async (subject, messages, maxTokens) => {
      if (underWay >= mostAtOnce) return undefined
      underWay += 1
      const release = once(() => {
        underWay -= 1
      })
      try {
        const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
        const weight = Math.ceil(characters / charactersPerToken) + maxTokens
        const max = settings.tokensPerVisitor
        const visitor =
          subject === undefined || (await limiter.take('chatTokensPerVisitor', subject, { weight, max })).ok
        if (visitor) {
          const day = await limiter.take('chatTokensPerDay', 'all', { weight, max: settings.tokensPerDay })
          if (day.ok) return release
        }
      } catch (error) {
        release()
        throw error
      }
      release()
      return undefined
    },
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
