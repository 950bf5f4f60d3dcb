import { citations, type Ground, isSafe } from '#assistant/model/check.ts'
import { answerPrompt, type GivenPassage } from '#assistant/model/prompt.ts'
import type { ChatAnswer, ChatSource } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import type { Logger } from '../log.ts'
import type { Budget } from '../model/budget.ts'
import { askModel, ModelFailure, type ModelPatience, type ModelSettings } from '../model/endpoint.ts'

/** An answer as it comes about: pieces of text, and at the end the whole, which stands in their place. */
export type AnswerStream = AsyncGenerator<string, ChatAnswer, void>

export type ModelParts = { settings: ModelSettings; budget: Budget; log: Logger; patience?: ModelPatience }

export type ModelQuestion = {
  question: string
  /** What the visitor asked before, oldest first. */
  before: string[]
  language: Language
  passages: (GivenPassage & { source: ChatSource })[]
  /** Keyed hash of the visitor's network address. */
  visitor: string
  /** The answer in the site's own words: stands in for a model that fails. */
  quoted: ChatAnswer
}

const mostTokens = 500

/**
 * A model's answer, sentence by sentence: each is shown once it is complete and checked. Whatever goes wrong, at whichever
 * point, the quoted answer takes the place of all that was shown.
 */
export async function* modelAnswer(
  { settings, budget, log, patience }: ModelParts,
  { question, before, language, passages, visitor, quoted }: ModelQuestion,
): AnswerStream {
  const prompt = answerPrompt(question, before, passages, language)
  const release = await budget.reserve(visitor, prompt.messages, mostTokens).catch(() => undefined)
  if (!release) return yield* whole(quoted)
  const passagesText = passages.map(({ title, text }) => `${title}\n${text}`).join('\n')
  const { system, secret } = prompt
  const ground: Ground = { passagesText, question, passages: passages.length, system, secret }
  const cited: ChatSource[] = []
  let shown = ''
  let pending = ''
  /** The next piece, with its citations numbered in the order of their first appearance. */
  const show = (piece: string): string => {
    const renumbered = piece.replace(/\[(\d{1,3})\]/g, (_, number) => {
      const source = passages[Number(number) - 1]?.source
      const index = cited.findIndex(({ href }) => href === source?.href)
      return `[${index === -1 && source ? cited.push(source) : index + 1}]`
    })
    shown += renumbered
    return renumbered
  }
  try {
    let written = ''
    for await (const text of askModel(settings, prompt.messages, mostTokens, { ...(patience && { patience }) })) {
      written += text
      pending += text
      const end = sentenceEnd(pending)
      if (end === 0) continue
      if (!isSafe(written, ground)) throw new UnsafeAnswer()
      yield show(pending.slice(0, end))
      pending = pending.slice(end)
    }
    if (!isSafe(written, ground) || citations(written).length === 0) throw new UnsafeAnswer()
    if (pending) yield show(pending)
    return { success: true, message: shown.trim(), sources: cited, answered: true }
  } catch (error) {
    if (!(error instanceof ModelFailure || error instanceof UnsafeAnswer)) throw error
    log.warn({ reason: error.message }, 'the model gave no usable answer, the site is quoted instead')
    return shown === '' ? yield* whole(quoted) : quoted
  } finally {
    release()
  }
}

/** The model wrote what must not be shown, or cited nothing (`NOT_FOUND` included). */
class UnsafeAnswer extends Error {
  override name = 'UnsafeAnswer'
  override message = 'unsafe or without a source'
}

/** A ready answer, line by line. */
export async function* whole(answer: ChatAnswer): AnswerStream {
  yield* answer.message.split(/(?<=\n)/)
  return answer
}

/** Where the last complete sentence ends, its citation included; 0 where none is complete. */
function sentenceEnd(text: string): number {
  const ends = [...text.matchAll(/[.!?](?:\s*\[\d{1,3}\])*\s+(?=[\p{Lu}\d«“"])|\][.!?]?\s+(?=[\p{Lu}«“"])/gu)]
  const last = ends.at(-1)
  return last ? last.index + last[0].length : 0
}
