import { read } from '#content/documents.ts'
import type { Budget } from '../../../model/budget.ts'
import { askModel, ModelFailure, type ModelPatience, type ModelSettings } from '../../../model/endpoint.ts'
import { type Fault, faultOf, type Measure } from './faults.ts'
import { plainWords, proposalPrompt, readAnswer, type Wording } from './prompt.ts'

type ProposalModel = { settings: ModelSettings; budget: Budget; patience: ModelPatience }

/** A text, or a part of a long one; `now`: what says the same in its place already. */
type AskedText = Pick<Measure, 'source' | 'field'> & { now: string }

/** What a model writes for a text, or what was wrong with it twice. @throws ModelFailure where it does not answer */
export async function askForText(
  model: ProposalModel,
  asked: AskedText,
  order: Wording,
  signal?: AbortSignal,
): Promise<string | Fault> {
  const text = { ...asked, source: plainWords(asked.source), now: plainWords(asked.now) }
  const first = await judged(undefined)
  return typeof first === 'string' ? first : judged(first)

  async function judged(fault: Fault | undefined): Promise<string | Fault> {
    const glossary = read('glossary')
    const prompt = proposalPrompt({ ...text, fault }, order, glossary)
    const written = readAnswer(await answerOf(model, prompt, signal))
    if (written === undefined) return { name: 'garbage', what: '' }
    const spelt = written.replace(/\r\n?/g, '\n').trim().replaceAll('ß', 'ss')
    return faultOf(spelt, { ...order, ...text, names: [...glossary.names, read('company').brand] }) ?? spelt
  }
}

/** What a model wrote; nothing where that is no whole answer, which is asked for again as one that cannot be read. */
async function answerOf(
  { settings, budget, patience }: ProposalModel,
  { messages, maxTokens }: ReturnType<typeof proposalPrompt>,
  signal?: AbortSignal,
): Promise<string> {
  const release = await budget.reserve(undefined, messages, maxTokens)
  if (!release) throw new ModelFailure(budget.isBusy() ? 'busy' : 'used_up')
  try {
    let text = ''
    for await (const piece of askModel(settings, messages, maxTokens, { patience, ...(signal && { signal }) }))
      text += piece
    return text
  } catch (error) {
    if (error instanceof ModelFailure && ['garbage', 'cut off', 'too long'].includes(error.reason)) return ''
    throw error
  } finally {
    release()
  }
}
