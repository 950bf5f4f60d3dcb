import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Field } from '#content/form/field.ts'
import { type Place, textAt, wordPairs } from '#content/form/word-pairs.ts'
import { type Language, languages } from '#contract/language.ts'
import type { ProposalRequest } from '#server/documents/editing/proposals/service.ts'
import { useKeptInTab } from '../../../kept-in-tab.ts'
import { useRoot } from '../../../use-root.ts'
import type { AnswerView } from '../../content-proposals.ts'
import type { EntryData } from '../data.ts'
import { type EntryValue, setAt } from '../edit-value.ts'
import type { useSaving } from '../use-saving.ts'

export type Proposals = ReturnType<typeof useProposals>

/** What a language model proposed for a field: to be compared and taken. */
export type Offer = Extract<AnswerView, { text: string }>

/** What stands in the place of each fact that a text names. */
type Facts = ReadonlyMap<string, Record<Language, string>>

type FieldAnswer = Exclude<AnswerView, { problem: string }>

export const keyOf = (place: Place) => place.join('.')

/** What a language model can propose for an entry, what it did propose, and what can be done with that. Nothing of it is in the draft before somebody takes it. */
export function useProposals(data: EntryData, saving: ReturnType<typeof useSaving>, facts: Facts) {
  const { id, model, proposalWords: words, published } = data
  const { value, put, isDirty } = saving
  const { answers, putAside, asking, ask, stop } = useAsking(id, isDirty)
  const texts = useMemo(() => textsOf(data, value, facts), [data, value, facts])

  return useMemo(() => {
    const write = (place: Place, text: string) => put((before) => setAt(before, place, text) as EntryValue)
    const offers = [...answers.values()].filter((answer) => 'text' in answer).filter((offer) => isOpen(offer, value))
    return {
      ...{ words, model, texts, offers, asking, ask, stop, putAside },
      isBusy: asking?.state === 'waiting' || asking?.state === 'asking',
      faulty: [...answers.values()].filter((answer) => 'fault' in answer),
      accept: ({ place, text }: Offer) => write(place, text),
      /** Puts what stood there before in the place of what was taken. */
      back: ({ place, now }: Offer) => write(place, now),
      at: (place: Place) => {
        const key = keyOf(place)
        const answer = answers.get(key)
        const offer = answer && 'text' in answer ? answer : undefined
        const isTaken = offer?.text === textAt(value, place) && offer.text !== textAt(published, place)
        return {
          text: texts.find((text) => text.key === key),
          offer: offer && isOpen(offer, value) ? offer : undefined,
          taken: isTaken ? offer : undefined,
          fault: answer && 'fault' in answer ? answer.fault : undefined,
        }
      },
      /** How many can be taken at a place such as `en.hero`, or below it. */
      countBelow: (place: string) => offers.filter((offer) => `${keyOf(offer.place)}.`.startsWith(`${place}.`)).length,
    }
  }, [answers, putAside, asking, ask, stop, texts, words, model, put, value, published])
}

/** Whether a proposal is for what stands there: nobody has written since, neither there nor what it was made from. */
function isOpen({ place, sourcePlace, source, now, text }: Offer, value: EntryValue): boolean {
  return text !== now && textAt(value, place) === now && textAt(value, sourcePlace) === source
}

type Texts = Pick<EntryData, 'model' | 'field' | 'hidden' | 'published'>

/** The texts for which something can be proposed. */
export function textsOf({ model, field, hidden, published }: Texts, value: EntryValue, facts: Facts) {
  const hasChanged = (place: Place) => textAt(published, place) !== textAt(value, place)
  const pairs = model === null ? [] : wordPairs(field as Field, value, hidden)
  return pairs.flatMap(({ field: one, places }) =>
    languages.map((into) => {
      const { [into]: place, [into === 'de' ? 'en' : 'de']: source } = places
      const text = textAt(value, place)
      const isThere = textAt(value, source).trim() !== ''
      const filled = text.replace(/\{([\w.]+)\}/g, (whole, name: string) => facts.get(name)?.[into] ?? whole)
      return {
        ...{ key: keyOf(place), place, into },
        /** Whether the other language has words for it. */
        isThere,
        /** Missing, or no longer what the other language says. */
        isLagging: isThere && (text.trim() === '' || (hasChanged(source) && !hasChanged(place))),
        /** As the field counts: what may not be more as it is written, what is useful as it will stand. */
        isLong: one.kind === 'text' && (one.most ? text.length > one.most : filled.length > (one.useful ?? Infinity)),
      }
    }),
  )
}

/** What is asked for, text by text, and how far that is. It waits until the draft is saved, because what is saved is what is sent. */
type Asking = Pick<ProposalRequest, 'kind' | 'into'> & {
  state: 'waiting' | 'asking' | 'done' | 'stopped'
  places: string[]
  done: number
  /** Of these with a text that is another than what stands there. */
  proposed: number
  problem?: string
}

const none: ReadonlyMap<string, FieldAnswer> = new Map()

const offersAmong = (answers: typeof none) => [...answers].filter(([, answer]) => 'text' in answer)

/** Asks for proposals of an entry. What has come shows at once; proposals stay in this tab. */
function useAsking(id: string, isDirty: boolean) {
  const { formToken } = useRoot()
  const [asking, setAsking] = useState<Asking>()
  const [answers, setAnswers] = useState(none)
  const going = useRef<AbortController>(undefined)
  const tab = useKeptInTab<[string, FieldAnswer][]>(`proposals ${id}`)

  useEffect(() => setAnswers(new Map(tab.kept())), [tab])
  useEffect(() => {
    if (answers !== none) tab.keep(offersAmong(answers))
  }, [answers, tab])

  const ask = useCallback((request: Pick<Asking, 'kind' | 'into' | 'places'>) => {
    going.current?.abort()
    setAnswers((before) => new Map(offersAmong(before)))
    setAsking({ ...request, state: 'waiting', done: 0, proposed: 0 })
  }, [])

  const stop = useCallback(() => {
    going.current?.abort()
    setAsking((now) => now && { ...now, state: 'stopped' })
  }, [])

  const putAside = useCallback((place: Place) => {
    setAnswers((before) => new Map([...before].filter(([key]) => key !== keyOf(place))))
  }, [])

  useEffect(() => {
    if (asking?.state !== 'waiting' || isDirty) return
    const { kind, into, places } = asking
    going.current = new AbortController()
    const { signal } = going.current
    setAsking({ ...asking, state: 'asking' })
    askForEach().then(
      (problem) => setAsking((now) => now && { ...now, state: 'done', ...(problem && { problem }) }),
      () => {
        if (!signal.aborted) setAsking((now) => now && { ...now, state: 'done', problem: 'offline' })
      },
    )

    /** @returns why the rest was not asked for. @throws where the server cannot be reached, or the way to it breaks */
    async function askForEach(): Promise<string | undefined> {
      for (const place of places) {
        const body = new URLSearchParams({ formToken, kind, into, place })
        const response = await fetch(`/desk/content/proposals/${id}`, { method: 'POST', body, signal })
        if (!response.ok || response.redirected) throw new Error(`answered ${response.status}`)
        const answer: AnswerView | null = await response.json()
        if (answer && 'problem' in answer) return answer.problem
        if (answer) setAnswers((before) => new Map(before).set(keyOf(answer.place), answer))
        const isNew = answer && 'text' in answer && answer.text !== answer.now
        setAsking((now) => now && { ...now, done: now.done + 1, proposed: now.proposed + (isNew ? 1 : 0) })
      }
      return undefined
    }
  }, [asking, isDirty, formToken, id])

  // Nobody is there any more to look at what comes.
  useEffect(() => () => going.current?.abort(), [])

  return { answers, putAside, asking, ask, stop }
}
