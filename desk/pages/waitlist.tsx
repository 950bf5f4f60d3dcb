import { useEffect, useRef, useState } from 'react'
import { data, useFetchers, useSearchParams } from 'react-router'
import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import type { Language } from '#contract/language.ts'
import { type TierName, tierNames } from '#contract/tier-names.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { allowed, changing } from '../access.server.ts'
import { answered } from '../answered.ts'
import { deskCopy } from '../copy.server.ts'
import { deadlineAfter, nextMorning } from '../deadline.ts'
import { fill } from '../fill.ts'
import { furtherFields } from '../further-fields.server.ts'
import { pick } from '../pick.ts'
import { dueTime } from '../time.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { KeyHints } from '../ui/key-hints.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { leadOn, useResting } from '../ui/rest.ts'
import { Search } from '../ui/search.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Empty, Top } from '../ui/top.tsx'
import { useKeys } from '../use-keys.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/waitlist.ts'
import type { WaitlistAnswer } from './waitlist/data.ts'
import { Entry } from './waitlist/entry.tsx'
import { filterOf, tabs } from './waitlist/list.server.ts'
import { PlacesStrip, TierSettings } from './waitlist/places.tsx'
import { setTiers, type TierAnswer } from './waitlist/set-tiers.server.ts'

export { clientAction, shouldRevalidate } from '../without-server.ts'

const holdSeconds = 300

const placed = ['email', 'company', 'motivation', 'tier'] as const

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time } = allowed(args, 'waitlist')
  const { tab, search, filter } = filterOf(args.request)
  const page = pageOf(args.request)
  const [{ rows, total }, undoable, counts, tiers] = await Promise.all([
    services.waitlist.page(filter, page),
    services.waitlist.held(),
    services.waitlist.counts(),
    services.waitlist.tiers(),
  ])
  const now = new Date()
  const morning = nextMorning(now)
  const promisedHours = read('company').promises.waitlistReviewHours.to
  return {
    words: deskCopy(language, 'waitlist'),
    tabs: tabs.map((id) => ({ id, count: counts[id], isCurrent: search === '' && id === tab })),
    tab,
    search,
    offset: page.offset,
    shown: rows.length,
    total,
    promisedHours,
    tiers: tiers.map(({ tier, total_slots, accepted_count }) => ({
      tier,
      total: total_slots,
      taken: accepted_count,
      listed: counts.placed[tier] ?? 0,
      pending: undoable.filter((entry) => entry.tier === tier && entry.status === 'accepted').length,
    })),
    letters: lettersIn(
      services.preview,
      [...new Set(rows.map((entry) => entry.language))],
      tiers.map(({ tier }) => tier),
    ),
    entries: rows.map((entry) => {
      const deadline = deadlineAfter(entry.created_at, promisedHours, entry.status === 'waiting', now, morning)
      return {
        ...pick(
          entry,
          'id',
          'email',
          'company',
          'motivation',
          'language',
          'tier',
          'status',
          'position',
          'applications',
        ),
        further: furtherFields(waitlistFields, entry, formLabels(language).waitlist, placed),
        due: dueTime(deadline.due, language, now),
        ...pick(deadline, 'isLate', 'isUrgent'),
        decided: entry.decided_at && time(entry.decided_at),
        isFreed: entry.freed_at !== null,
      }
    }),
  }
}

export async function action(args: Route.ActionArgs): Promise<WaitlistAnswer | TierAnswer> {
  const { desk, form } = await changing(args, 'waitlist')
  const { waitlist } = desk.services
  const act = form.get('act')
  if (act === 'tiers') return setTiers(waitlist, form)
  const entry = await waitlist.find(String(form.get('id')))
  if (!entry) return { problem: 'unknown_address' }
  const tier = tierNames.find((name) => name === form.get('tier'))
  switch (act) {
    case 'accept': {
      const decision = await waitlist.accept(entry.email, tier, { holdSeconds })
      return decision.ok ? { did: 'accepted' } : decision
    }
    case 'decline':
      return answered(await waitlist.decline(entry.email, { holdSeconds }), 'declined')
    case 'undo':
      return answered(await waitlist.undo(entry.email), 'undone')
    case 'free':
      return answered(await waitlist.free(entry.email), 'freed')
    default:
      throw data('bad request', 400)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** Who waits for a place: each with what was said, how long it has been, and the two decisions. */
export default function Waitlist({ loaderData }: Route.ComponentProps) {
  const { words, entries, tab, search, offset, shown, total } = loaderData
  const [parameters] = useSearchParams()
  const list = useRef<HTMLUListElement>(null)
  useLive()

  // Whoever is decided upon leaves the list: the next one opens in that place, and comes back when it is taken back.
  const [chosen, setChosen] = useState(parameters.get('entry'))
  const place = useRef(0)
  const found = entries.findIndex(({ id }) => id === chosen)
  const index = found >= 0 ? found : Math.max(0, Math.min(place.current, entries.length - 1))
  const current = entries[index]?.id
  const isWorked = useRef(false)
  useEffect(() => {
    place.current = index
    if (!isWorked.current || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>(`[data-id="${current}"] .t`)?.focus()
  }, [index, current])

  // Until the list is shown anew. From the press on, whatever React draws when.
  const isDeciding = useFetchers().some(({ formData }) => formData?.has('id'))
  useEffect(() => (isDeciding ? leadOn() : undefined), [isDeciding])
  const isResting = useResting()

  const go = (step: number) => {
    const id = entries[Math.min(entries.length - 1, Math.max(0, index + step))]?.id
    if (!id) return
    setChosen(id)
    list.current?.querySelector<HTMLElement>(`[data-id="${id}"] .t`)?.focus()
  }
  /** A tier that is still to be chosen is led to. */
  const press = (key: string) => (event: KeyboardEvent) => {
    if (event.repeat || isResting) return
    const control = list.current?.querySelector<HTMLElement>(`[aria-current] [data-key=${key}]`)
    if (control instanceof HTMLSelectElement) control.focus()
    else control?.click()
  }
  useKeys({
    j: () => go(list.current?.contains(document.activeElement) ? 1 : 0),
    k: () => go(-1),
    a: press('a'),
    d: press('d'),
  })

  const decisions: [string[], string][] = [
    [['a'], words.keys.accept],
    [['d'], words.keys.decline],
  ]
  const late = entries.filter(({ isLate }) => isLate).length
  const urgent = entries.filter(({ isUrgent }) => isUrgent).length
  const text = (forms: { one: string; many: string }, count: number) =>
    count > 0 && fill(count === 1 ? forms.one : forms.many, { count })
  return (
    <div className="page">
      <Top
        title={words.title}
        note={
          <>
            <span className="only-wide">{fill(words.text, { hours: loaderData.promisedHours })} </span>
            {tab === 'open' &&
              ([text(words.overdue, late), text(words.urgentToday, urgent)].filter(Boolean).join(' ') ||
                words.urgentToday.none)}
          </>
        }
      >
        <TierSettings data={loaderData} />
      </Top>
      <PlacesStrip data={loaderData} />
      <Search look="filters only-wide" words={words} value={search} />
      <Tabs
        label={words.title}
        tabs={loaderData.tabs.map(({ id, count, isCurrent }) => ({
          to: `?tab=${id}`,
          text: `${words.tabs[id]} ${count}`,
          isCurrent,
        }))}
      />
      {entries.length === 0 ? (
        <Empty next={!search && tab === 'open' && words.nothingOpen}>
          {search ? words.empty.search : words.empty[tab]}
        </Empty>
      ) : (
        <ul
          className="lines close"
          ref={list}
          onSubmit={() => {
            isWorked.current = true
            leadOn()()
          }}
        >
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              data={loaderData}
              isOpen={entry.id === current}
              onOpen={() => setChosen(entry.id)}
            />
          ))}
        </ul>
      )}
      <Pager offset={offset} shown={shown} total={total} />
      {shown > 0 && <DownloadButton label={words.file} action={`/waitlist.csv?${parameters}`} />}
      <KeyHints
        keys={[
          [['j', 'k'], words.keys.move],
          ...(entries.some(({ status }) => status === 'waiting') ? decisions : []),
          [['u'], words.keys.undo],
        ]}
      />
    </div>
  )
}

/** The letters by which decisions are told, in these languages. They name nobody. `tier`: of a place that is given; null when none is. */
function lettersIn(preview: DeskServices['preview'], languages: Language[], tiers: TierName[]) {
  return languages.flatMap((language) => [
    ...tiers.map((tier) => ({ language, tier, letter: preview({ kind: 'waitlist-accepted', tier }, language) })),
    { language, tier: null, letter: preview({ kind: 'waitlist-declined' }, language) },
  ])
}
