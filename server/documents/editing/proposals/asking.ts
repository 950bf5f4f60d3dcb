import { read } from '#content/documents.ts'
import type { WordPair } from '#content/form/word-pairs.ts'
import type { Language } from '#contract/language.ts'
import type { Logger } from '../../../log.ts'
import type { Budget } from '../../../model/budget.ts'
import {
  askModel,
  ModelFailure,
  type ModelPatience,
  type ModelProblem,
  type ModelSettings,
} from '../../../model/endpoint.ts'
import { type Fault, faultOf, isFarTooLong, lengthOf } from './faults.ts'
import { type AskedText, proposalPrompt, readAnswer } from './prompt.ts'
import { partsOfSection, type Section } from './sections.ts'
import { inHouseSpelling, plainWords } from './tidy.ts'

export type ProposalModel = { settings: ModelSettings; budget: Budget; log: Logger; patience?: ModelPatience }

/** Words for which something is to be proposed. `sections`: of a text in Markdown, all of them. */
export type Task = { pair: WordPair; source: string; now: string; sections: Section[] }

export type Order = { kind: 'translation' | 'shortening'; from: Language; into: Language }

/** What became of a task: a text that may be proposed, or why there is none. */
export type Settled = { task: Task; text: string; fault?: undefined } | { task: Task; fault: Fault }

/** Why no more was asked. `used_up`: the tokens of the day. */
export type StopProblem = ModelProblem | 'used_up'

/** Beside a page somebody waits a few seconds; a paragraph from a machine of one's own takes longer. */
const usualPatience: ModelPatience = { first: 45_000, next: 20_000, whole: 180_000 }

/** What is asked together: so many texts, in so many characters. */
const mostTexts = 10
const mostCharacters = 2000

/** A text that is asked for by itself: a short one, or a part of a long one. */
type Piece = AskedText & { task: Task; text?: string }

/**
 * Asks a language model for texts and judges what it writes. What breaks a rule is asked for once more, with the fault named, and
 * then told. Each task is settled as soon as it can be; whatever keeps the model from answering ends the rest.
 */
export async function* askForTexts(
  model: ProposalModel,
  tasks: Task[],
  order: Order,
  signal?: AbortSignal,
): AsyncGenerator<Settled, StopProblem | undefined, void> {
  const pieces = new Map(tasks.map((task) => [task, piecesOf(task, order)]))
  const waiting = new Set(tasks)
  let unreadable = 0
  try {
    for (const batch of batchesOf([...pieces.values()].flat())) {
      await answerAll(model, batch, order, signal)
      unreadable = batch.every(({ fault }) => fault?.name === 'garbage') ? unreadable + 1 : 0
      for (const task of [...waiting]) {
        const settled = settledOf(task, pieces.get(task) ?? [])
        if (!settled) continue
        waiting.delete(task)
        yield settled
      }
      // A model that cannot write what is asked of it would only cost.
      if (unreadable === 2) return 'garbage'
    }
    return undefined
  } catch (error) {
    if (error instanceof OutOfTokens) return 'used_up'
    if (!(error instanceof ModelFailure)) throw error
    if (signal?.aborted) return undefined
    model.log.warn({ reason: error.message }, 'the model gave no proposals')
    return error.reason
  }
}

class OutOfTokens extends Error {
  override name = 'OutOfTokens'
}

function piecesOf(task: Task, { kind }: Order): Piece[] {
  const { field } = task.pair
  const piece = (source: string, now: string): Piece => ({
    task,
    source: plainWords(source),
    now: plainWords(now),
    limit: lengthOf(field),
    fault: undefined,
  })
  if (field.kind === 'text') return [piece(task.source, kind === 'translation' ? task.now : '')]
  return task.sections
    .filter(({ kept }) => !kept)
    .flatMap(({ source, now }) => {
      const parts = partsOfSection(source)
      return parts.map((part) => piece(part, parts.length === 1 ? now : ''))
    })
}

function batchesOf(pieces: Piece[]): Piece[][] {
  const batches: Piece[][] = []
  for (const piece of pieces) {
    const last = batches.at(-1)
    const size = last?.reduce((sum, { source }) => sum + source.length, 0) ?? 0
    const isAlike = last?.[0]?.task.pair.field.kind === piece.task.pair.field.kind
    if (last && isAlike && last.length < mostTexts && size + piece.source.length <= mostCharacters) last.push(piece)
    else batches.push([piece])
  }
  return batches
}

async function answerAll(model: ProposalModel, batch: Piece[], order: Order, signal?: AbortSignal): Promise<void> {
  await answerOnce(model, batch, order, signal)
  const again = batch.filter(({ fault }) => fault)
  if (again.length > 0) await answerOnce(model, again, order, signal)
}

/** One call: each piece has a text or a fault afterwards. */
async function answerOnce(model: ProposalModel, pieces: Piece[], order: Order, signal?: AbortSignal): Promise<void> {
  const glossary = read('glossary')
  const texts = new Map(pieces.map((piece, index) => [`t${index + 1}`, piece]))
  const isMarkdown = pieces[0]?.task.pair.field.kind === 'markdown'
  const prompt = proposalPrompt(texts, { ...order, isMarkdown }, glossary)
  const answers = readAnswer(await written(model, prompt.messages, prompt.maxTokens, signal))
  const names = [...glossary.names, read('company').brand]
  for (const [key, piece] of texts) {
    const { source, task } = piece
    const given = answers?.[key]
    piece.fault = unusual(given, source)
    if (piece.fault || given === undefined) continue
    const text = inHouseSpelling(given, order.into, task.source)
    piece.fault = faultOf(text, { ...order, source, field: task.pair.field, names })
    if (!piece.fault) piece.text = text
  }
}

/** What keeps an answer from being read at all. */
function unusual(given: string | undefined, source: string): Fault | undefined {
  if (given === undefined) return { name: 'garbage', what: '' }
  return isFarTooLong(given, source) ? { name: 'other_length', what: '' } : undefined
}

/** What a model wrote; nothing where that is no whole answer, which is asked for again as one that cannot be read. */
async function written(
  { settings, budget, patience = usualPatience }: ProposalModel,
  messages: ReturnType<typeof proposalPrompt>['messages'],
  maxTokens: number,
  signal?: AbortSignal,
): Promise<string> {
  const release = await budget.reserve(undefined, messages, maxTokens)
  if (!release) throw budget.isBusy() ? new ModelFailure('busy') : new OutOfTokens()
  try {
    let text = ''
    for await (const piece of askModel(settings, messages, maxTokens, { patience, ...(signal && { signal }) }))
      text += piece
    return text
  } catch (error) {
    const isHalf = error instanceof ModelFailure && ['garbage', 'cut off', 'too long'].includes(error.reason)
    if (isHalf) return ''
    throw error
  } finally {
    release()
  }
}

/** Undefined as long as something of it was not asked for. */
function settledOf(task: Task, pieces: Piece[]): Settled | undefined {
  if (pieces.some(({ fault, text }) => !fault && text === undefined)) return undefined
  const fault = pieces.find((piece) => piece.fault)?.fault
  if (fault) return { task, fault }
  if (task.pair.field.kind === 'text') return { task, text: pieces[0]?.text ?? '' }
  const left = [...pieces]
  const sections = task.sections.map(({ source, now, kept }) =>
    kept
      ? now
      : partsOfSection(source)
          .map(() => left.shift()?.text ?? '')
          .join('\n\n'),
  )
  return { task, text: `${sections.join('\n\n')}\n` }
}
