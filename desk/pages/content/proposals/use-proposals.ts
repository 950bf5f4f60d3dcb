import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { type Place, textAt } from '#content/form/word-pairs.ts'
import type { AskEvent, ProposalRequest } from '#server/documents/editing/proposals/service.ts'
import type { UnreadField } from '#server/documents/editing/proposals/unread.ts'
import { useRoot } from '../../../use-root.ts'
import type { Offline } from '../../../without-server.ts'
import type { EntryData } from '../data.ts'
import { type EntryValue, setAt } from '../edit-value.ts'
import type { useSaving } from '../use-saving.ts'
import type { OfferView } from './view.server.ts'

export type Proposals = ReturnType<typeof useProposals>

export const keyOf = (place: Place) => place.join('.')

/** What a language model proposed for an entry: where it stands, and what can be done with it. */
export function useProposals(data: EntryData, saving: ReturnType<typeof useSaving>) {
  const { id, model, proposalWords: words } = data
  const { formToken } = useRoot()
  const { value, put, isDirty, proposals } = saving
  const { asking, ask, stop } = useAsking(id, isDirty)
  const fetcher = useFetcher<Partial<Offline>>({ key: `proposals ${id}` })
  const { submit } = fetcher

  const send = useCallback(
    (act: 'aside' | 'read', ids: string[]) => {
      const form = new FormData()
      form.set('formToken', formToken)
      form.set('act', act)
      for (const one of ids) form.append('id', one)
      submit(form, { method: 'post', action: `/content/proposals/${id}` })
    },
    [formToken, id, submit],
  )

  const offers = useMemo(
    () => proposals.offers.filter((offer) => isFor(offer, value, isDirty)),
    [proposals.offers, value, isDirty],
  )

  return useMemo(() => {
    const offerOf = new Map(offers.map((offer) => [keyOf(offer.place), offer]))
    const unreadOf = new Map(proposals.unread.map((one) => [keyOf(one.place), one]))
    const lagging = new Set([...proposals.lagging.de, ...proposals.lagging.en].map(keyOf))
    const long = new Set(proposals.long.map(keyOf))
    const take = (some: OfferView[]) =>
      put((before) => some.reduce<unknown>((now, { place, text }) => setAt(now, place, text), before) as EntryValue)
    const at = (place: Place) => {
      const key = keyOf(place)
      const offer = offerOf.get(key)
      return {
        offer,
        isStale: offer !== undefined && textAt(value, offer.source_place) !== offer.source,
        unread: unreadOf.get(key),
        fault: asking?.faults.get(key),
        isLagging: model !== null && lagging.has(key),
        isLong: model !== null && long.has(key),
      }
    }
    return {
      ...{ words, model, offers, asking, ask, stop, take, at },
      ...{ unread: proposals.unread, lagging: proposals.lagging, all: proposals.all, long: proposals.long },
      isOffline: fetcher.data?.problem === 'offline',
      /** How many can be taken at a place such as `en.hero`, or below it. */
      countBelow: (place: string) =>
        offers.filter((offer) => keyOf(offer.place) === place || keyOf(offer.place).startsWith(`${place}.`)).length,
      putAside: (some: OfferView[]) =>
        send(
          'aside',
          some.map((offer) => offer.id),
        ),
      /** Says so of what is shown: nothing else that stands there by now is read with it. */
      read: (field: UnreadField) => send('read', field.proposals),
      /** Puts what stood there before in the place of what was taken. */
      back: ({ place, replaces }: UnreadField) => put((before) => setAt(before, place, replaces) as EntryValue),
    }
  }, [offers, proposals, asking, ask, stop, words, model, put, send, value, fetcher.data])
}

/**
 * Whether a proposal is for what stands there: not where somebody has written since. While a list has been changed and is not yet
 * saved, its places are not those of the server.
 */
function isFor({ place, replaces, source_place, source }: OfferView, value: EntryValue, isDirty: boolean): boolean {
  if (textAt(value, place) !== replaces) return false
  const isInList = place.some((name) => typeof name === 'number')
  return !(isDirty && isInList) || textAt(value, source_place) === source
}

type Fault = Extract<AskEvent, { type: 'faulty' }>['fault']

/** How far asking the model is. It waits until the draft is saved, because what is saved is what is sent. */
type Asking = {
  state: 'waiting' | 'asking' | 'done' | 'stopped'
  count: number
  done: number
  proposed: number
  /** Why there is no proposal for a field, by its place. */
  faults: ReadonlyMap<string, Fault>
  problem?: string
}

const nothing: Asking = { state: 'waiting', count: 0, done: 0, proposed: 0, faults: new Map() }

/** Asks for proposals of an entry; each shows as soon as it has come. */
function useAsking(id: string, isDirty: boolean) {
  const { formToken } = useRoot()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<Asking>()
  const request = useRef<ProposalRequest>(undefined)
  const going = useRef<AbortController>(undefined)

  const ask = useCallback((next: ProposalRequest) => {
    going.current?.abort()
    request.current = next
    setAsking(nothing)
  }, [])

  const stop = useCallback(() => {
    going.current?.abort()
    setAsking((now) => now && { ...now, state: 'stopped' })
  }, [])

  useEffect(() => {
    if (asking?.state !== 'waiting' || isDirty || !request.current) return
    const controller = new AbortController()
    going.current = controller
    const form = new FormData()
    form.set('formToken', formToken)
    form.set('act', 'ask')
    form.set('request', JSON.stringify(request.current))
    setAsking({ ...nothing, state: 'asking' })
    readEvents(`/desk/content/proposals/${id}`, form, controller.signal, async (event) => {
      if (event.type === 'proposed') void revalidate()
      // Whoever reads that all have come, and takes them all, shall not miss the last ones.
      if (event.type === 'end') await revalidate()
      setAsking((now) => now && after(now, event))
    }).then(
      () => setAsking((now) => now && { ...now, state: now.state === 'asking' ? 'done' : now.state }),
      () => {
        if (!controller.signal.aborted) setAsking((now) => now && { ...now, state: 'done', problem: 'offline' })
      },
    )
  }, [asking, isDirty, formToken, id, revalidate])

  // Nobody is there any more to look at what comes.
  useEffect(() => () => going.current?.abort(), [])

  return { asking, ask, stop }
}

function after(asking: Asking, event: AskEvent): Asking {
  switch (event.type) {
    case 'begin':
      return { ...asking, count: event.count }
    case 'proposed':
      return { ...asking, done: event.done, proposed: asking.proposed + 1 }
    case 'same':
      return { ...asking, done: event.done }
    case 'faulty': {
      const faults = new Map(asking.faults).set(event.place.join('.'), event.fault)
      return { ...asking, done: event.done, faults }
    }
    case 'end':
      return { ...asking, state: 'done', ...(event.problem && { problem: event.problem }) }
  }
}

/** @throws where the server cannot be reached, or the way to it breaks */
async function readEvents(
  address: string,
  body: FormData,
  signal: AbortSignal,
  tell: (event: AskEvent) => Promise<void>,
): Promise<void> {
  const response = await fetch(address, { method: 'POST', body, signal })
  if (!response.ok || !response.body || response.redirected) throw new Error(`answered ${response.status}`)
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) await tell(JSON.parse(line))
  }
}
