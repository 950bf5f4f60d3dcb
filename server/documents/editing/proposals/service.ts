import { type Place, textAt, type WordPair, wordPairs } from '#content/form/word-pairs.ts'
import { hardMarkdown } from '#content/markdown/hard-markdown.ts'
import type { Limiter } from '../../../abuse/limiter.ts'
import type { ServiceContext } from '../../../context.ts'
import { type Budget, createBudget } from '../../../model/budget.ts'
import { ModelFailure, type ModelPatience, type ModelProblem, type ModelSettings } from '../../../model/endpoint.ts'
import type { DocumentsParts } from '../../parts.ts'
import { createEditingService, type OpenedEntry } from '../service.ts'
import { askForText } from './asking.ts'
import type { Fault } from './faults.ts'
import type { Wording } from './prompt.ts'
import { type Section, sectionsToTranslate } from './sections.ts'

/** Which text, such as `en.items.0.title`, is to be translated from the other language, or to become shorter. */
export type ProposalRequest = Pick<Wording, 'kind' | 'into'> & { place: string }

/** A text that a model may say in other words: what stands there now, and what its own are to be made from. */
type Words = { place: Place; sourcePlace: Place; source: string; now: string; field: WordPair['field'] }

/** What a model would say, why that may not be proposed, or why it said nothing. */
export type Answer = (Words & { text: string }) | { place: Place; fault: Fault } | { problem: ModelProblem }

/** Beside a page somebody waits a few seconds; a paragraph from a machine of one's own takes longer. */
const usualPatience: ModelPatience = { first: 45_000, next: 20_000, whole: 180_000 }

/**
 * Proposals of a language model for the words of the site. The model is given words of the site alone. What it writes goes to the
 * page of whoever asked, where somebody compares and takes it: never into a draft by itself.
 */
export function createProposalsService(context: ServiceContext, parts: DocumentsParts, patience = usualPatience) {
  const { config, limiter, log } = context
  const model = config.chat && { settings: config.chat, budget: budgetOf(limiter, config.chat), patience }

  return {
    /** What the model is called; undefined where none is set. */
    model: config.chat?.model,

    /** Asks for a text of what is saved. @returns nothing where there is no model or no such text */
    ask: async (id: string, request: ProposalRequest, signal?: AbortSignal): Promise<Answer | undefined> => {
      const opened = await createEditingService(context, parts).open(id)
      const order = { ...request, from: languageFrom(request) }
      const found = opened && wordsAt(opened, order)
      if (!model || !found) return undefined
      const { words, sections } = found
      const texts: string[] = []
      try {
        for (const section of sections) {
          const text = section.isKept
            ? section.now
            : await askForText(model, { ...section, field: words.field }, order, signal)
          if (typeof text !== 'string') return { place: words.place, fault: text }
          texts.push(text)
        }
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        if (!signal?.aborted) log.warn({ reason: error.message }, 'the model gave no proposal')
        return { problem: error.reason }
      }
      return { ...words, text: texts.join('\n\n') + (words.field.kind === 'markdown' ? '\n' : '') }
    },
  }
}

const budgets = new WeakMap<ModelSettings, Budget>()

/** One for all requests of a process, each of which has services of its own: calls under way are counted together. */
function budgetOf(limiter: Limiter, settings: ModelSettings): Budget {
  const budget = budgets.get(settings) ?? createBudget(limiter, settings)
  budgets.set(settings, budget)
  return budget
}

function languageFrom({ kind, into }: ProposalRequest): Wording['from'] {
  const other = into === 'de' ? 'en' : 'de'
  return kind === 'translation' ? other : into
}

/** A text with its parts that are asked for one by one; undefined where there is none, or none that can be read. */
function wordsAt(
  { entry, value, published }: OpenedEntry,
  { place: at, into, from }: ProposalRequest & Pick<Wording, 'from'>,
): { words: Words; sections: Section[] } | undefined {
  const pair = wordPairs(entry.field, value, entry.hidden).find(({ places }) => places[into].join('.') === at)
  if (!pair) return undefined
  const {
    field,
    places: { [into]: place, [from]: sourcePlace },
  } = pair
  const [source, now, before] = [textAt(value, sourcePlace), textAt(value, place), textAt(published, sourcePlace)]
  const words = { place, sourcePlace, source, now, field }
  if (source.trim() === '') return undefined
  if (field.kind === 'text') return { words, sections: [{ source, now, isKept: false }] }
  // What cannot be read as Markdown is found wrong where it stands.
  if ([source, now, before].some(hardMarkdown)) return undefined
  return { words, sections: sectionsToTranslate(source, now, before) }
}
