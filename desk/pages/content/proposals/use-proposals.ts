import { useCallback, useMemo } from 'react'
import { useFetcher } from 'react-router'
import { type Place, textAt } from '#content/form/word-pairs.ts'
import type { UnreadField } from '#server/documents/editing/proposals/unread.ts'
import { useRoot } from '../../../use-root.ts'
import type { Offline } from '../../../without-server.ts'
import type { EntryData } from '../data.ts'
import { type EntryValue, setAt } from '../edit-value.ts'
import type { useSaving } from '../use-saving.ts'
import { useAsking } from './use-asking.ts'
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
