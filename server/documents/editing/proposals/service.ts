import { type Place, textAt, type WordPair, wordPairs } from '#content/form/word-pairs.ts'
import { hardMarkdown } from '#content/markdown/hard-markdown.ts'
import { type Language, languages } from '#contract/language.ts'
import type { Limiter } from '../../../abuse/limiter.ts'
import type { ActName } from '../../../audit/record.ts'
import type { ServiceContext } from '../../../context.ts'
import { type Budget, createBudget } from '../../../model/budget.ts'
import type { ModelPatience, ModelSettings } from '../../../model/endpoint.ts'
import type { DocumentsParts } from '../../parts.ts'
import type { Entry, EntryValue } from '../entry.ts'
import { createEditingService } from '../service.ts'
import { askForTexts, type ProposalModel, type StopProblem, type Task } from './asking.ts'
import { type Fault, tooLong } from './faults.ts'
import { laggingIn } from './lagging.ts'
import { addProposal, type Proposal, proposalsOf, settle } from './rows.ts'
import { sectionsToTranslate } from './sections.ts'
import { type ProposalsOfEntry, proposalsShown } from './shown.ts'

/** What somebody wants to be proposed: of an entry's words those at some places, those that lag behind, or all. */
export type ProposalRequest =
  | { kind: 'translation'; into: Language; what: 'lagging' | 'all' | Place[] }
  | { kind: 'shortening'; place: Place }

/** What happens while a model is asked, in this order. `done`: how many texts have an answer by now. */
export type AskEvent =
  | { type: 'begin'; count: number }
  | { type: 'proposed' | 'same'; place: Place; done: number }
  | { type: 'faulty'; place: Place; fault: Fault; done: number }
  | { type: 'end'; problem?: StopProblem }

const nowhere = { de: [], en: [] }

type Opened = { entry: Entry; value: EntryValue; published: EntryValue }

/**
 * Proposals of a language model for the words of the site: for whoever edits them to compare, take or put aside. The model is
 * given words of the site alone. A field that says what it wrote is published once somebody has said that they read it, or has
 * changed it: `unread.ts` stands before every publication.
 */
export function createProposalsService(context: ServiceContext, parts: DocumentsParts, patience?: ModelPatience) {
  const { db, config, limiter, log } = context
  const editing = createEditingService(context, parts)
  const model: ProposalModel | undefined = config.chat && {
    ...{ settings: config.chat, budget: budgetOf(limiter, config.chat), log },
    ...(patience && { patience }),
  }

  return {
    /** What the model is called; undefined where none is set. */
    model: config.chat?.model,

    /** Where no model is set, only what of an earlier one's words nobody has read. */
    shown: async (opened: Opened): Promise<ProposalsOfEntry> => {
      const shown = proposalsShown(opened, await proposalsOf(db, opened.entry.id))
      return model ? shown : { ...shown, offers: [], lagging: nowhere, all: nowhere, long: [] }
    },

    /**
     * Asks for proposals; each is kept as soon as it has come, so that whoever goes away finds it. It is asked for what is
     * saved. @returns nothing where there is no model or no such entry
     */
    ask: async function* (
      id: string,
      request: ProposalRequest,
      signal?: AbortSignal,
    ): AsyncGenerator<AskEvent, void, void> {
      const opened = await editing.open(id)
      if (!model || !opened) return
      const tasks = tasksOf(opened, request, await proposalsOf(db, id))
      yield { type: 'begin', count: tasks.length }
      const target = targetOf(opened, request)
      let [done, proposed] = [0, 0]
      const asked = askForTexts(model, tasks, { kind: request.kind, ...target }, signal)
      try {
        for (;;) {
          const next = await asked.next()
          if (next.done) return yield { type: 'end', ...(next.value && { problem: next.value }) }
          const { task, fault } = next.value
          const { places } = task.pair
          const place = places[target.into]
          done += 1
          if (fault) yield { type: 'faulty', place, fault, done }
          else if (next.value.text === task.now) yield { type: 'same', place, done }
          else {
            await addProposal(db, {
              ...{ id: context.newId(), entry: id, place, source_place: places[target.from], kind: request.kind },
              ...{ source: task.source, replaces: task.now, text: next.value.text, state: 'open' },
              created_at: context.now().toISOString(),
            })
            proposed += 1
            yield { type: 'proposed', place, done }
          }
        }
      } finally {
        await note('content.propose', id, { asked: tasks.length, proposed })
      }
    },

    putAside: (id: string, ids: string[]): Promise<number> => settle(db, id, ids, 'aside'),

    /** Notes that somebody has read proposals of an entry, whatever stands in their place by now. @returns how many */
    read: async (id: string, ids: string[]): Promise<number> => {
      const count = await settle(db, id, ids, 'read')
      if (count > 0) await note('content.read', id, { texts: count })
      return count
    },
  }

  function note(act: ActName, id: string, details: Record<string, number>): Promise<void> {
    return context.transaction((trx) => context.record(trx, { act, subject: { kind: 'document', id }, details }))
  }
}

const budgets = new WeakMap<ModelSettings, Budget>()

/** One for all requests of a process, each of which has services of its own: calls under way are counted together. */
function budgetOf(limiter: Limiter, settings: ModelSettings): Budget {
  const budget = budgets.get(settings) ?? createBudget(limiter, settings)
  budgets.set(settings, budget)
  return budget
}

/** From which language to which; a text that only becomes shorter stays in its own. */
function targetOf({ entry, value }: Opened, request: ProposalRequest): { from: Language; into: Language } {
  if (request.kind === 'translation') return { from: request.into === 'de' ? 'en' : 'de', into: request.into }
  const pairs = wordPairs(entry.field, value, entry.hidden)
  const language = languages.find((one) => pairs.some(({ places }) => isSame(places[one], request.place))) ?? 'de'
  return { from: language, into: language }
}

function tasksOf({ entry, value, published }: Opened, request: ProposalRequest, proposals: Proposal[]): Task[] {
  const pairs = wordPairs(entry.field, value, entry.hidden).filter(isReadable)
  const task = (pair: WordPair, from: Language, into: Language): Task => {
    const [source, now] = [textAt(value, pair.places[from]), textAt(value, pair.places[into])]
    const before = textAt(published, pair.places[from])
    const sections = pair.field.kind === 'markdown' ? sectionsToTranslate(source, now, before) : []
    return { pair, source, now, sections }
  }
  // What cannot be read as Markdown is found wrong where it stands.
  function isReadable({ field, places }: WordPair): boolean {
    const texts = languages.flatMap((one) => [textAt(value, places[one]), textAt(published, places[one])])
    return field.kind !== 'markdown' || !texts.some(hardMarkdown)
  }
  if (request.kind === 'shortening') {
    return pairs.flatMap((pair) =>
      languages
        .filter((one) => isSame(pair.places[one], request.place))
        .filter((one) => tooLong(textAt(value, pair.places[one]), pair.field, one) !== undefined)
        .map((one) => task(pair, one, one)),
    )
  }
  const { into, what } = request
  const from = into === 'de' ? 'en' : 'de'
  const wanted =
    what === 'lagging'
      ? laggingIn(into, pairs, { value, published, proposals })
      : pairs.filter(({ places }) => what === 'all' || what.some((place) => isSame(place, places[into])))
  return wanted.filter(({ places }) => textAt(value, places[from]).trim() !== '').map((pair) => task(pair, from, into))
}

function isSame(one: Place, other: Place): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}
