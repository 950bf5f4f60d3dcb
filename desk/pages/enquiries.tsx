import { useEffect, useRef, useState } from 'react'
import { data, Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import type { ListedEnquiry } from '#server/enquiries/store.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { type Deadline, deadlineOf, nextMorning } from '../deadline.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { dueTime } from '../time.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { LinkKey, WayKey } from '../ui/form.tsx'
import { KeyedOutlet } from '../ui/keyed-outlet.tsx'
import { Pager, pageOf } from '../ui/pager.tsx'
import { Search } from '../ui/search.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Empty } from '../ui/top.tsx'
import { stepsAmong, useKeys } from '../use-keys.ts'
import { useLive } from '../use-live.ts'
import type { Route } from './+types/enquiries.ts'
import { Bulk, useBulkUndo } from './enquiries/bulk.tsx'
import { beforeIn, filterOf, tabs } from './enquiries/list.server.ts'
import type { BulkAnswer } from './enquiries/list-data.ts'
import { Row } from './enquiries/row.tsx'
import { subjectOf } from './enquiries/subject.ts'

export { shouldRevalidate } from '../without-server.ts'

export async function loader(args: Route.LoaderArgs) {
  const access = allowed(args, 'enquiries')
  const { services, language, time, open } = access
  const { tab, search, filter, orders, order } = filterOf(args.request, access)
  const page = pageOf(args.request)
  const [{ rows, total }, owed, mine, members, suspected] = await Promise.all([
    services.enquiries.list(filter, page, order),
    services.enquiries.count({ isOwed: true }),
    services.enquiries.count({ isOwed: true, assignedTo: open.member.id }),
    services.members.list(),
    services.today.suspected(),
  ])
  const now = new Date()
  const morning = nextMorning(now)
  const words = deskCopy(language, 'enquiries')
  return {
    words,
    tabs: tabs.map((id) => ({ id, isCurrent: search === '' && id === tab })),
    /** Who waits for us. */
    counts: { open: owed, mine, done: 0, spam: 0, suspected },
    /** Those among them whom we have answered, and who may answer yet. */
    answered: orders.length > 0 ? total - (tab === 'mine' ? mine : owed) : 0,
    tab,
    search,
    orders: orders.map((id) => ({ id, isCurrent: id === order })),
    offset: page.offset,
    total,
    rows: (await services.enquiries.withWords(rows)).map((row) => {
      const deadline = deadlineOf(row, now, morning)
      return {
        ...pick(row, 'id', 'name', 'company', 'language', 'state'),
        subject: subjectOf(row.said),
        isOwed: deadline.isOwed,
        ...pick(deadline, 'isUrgent', 'isLate'),
        hasAnswered: deadline.isOwed && row.waiting_since !== null,
        stand: deadline.isLate
          ? fill(words.late, { time: dueTime(deadline.due, language, now) })
          : deadline.isOwed
            ? fill(words.dueBy, { time: dueTime(deadline.due, language, now) })
            : row.state === 'open' && row.answered_at
              ? words.answered
              : null,
        /** Where that is not evident from the list and from what else it says. */
        standing: standingOf(row, deadline, words, search !== ''),
        /** What they wrote last. */
        came: time(row.waiting_since ?? row.created_at),
        isColleagues: row.assigned_to !== null && row.assigned_to !== open.member.id,
        assignee: members.find(({ id }) => id === row.assigned_to)?.name ?? null,
      }
    }),
    memberId: open.member.id,
  }
}

/** What is wished, or that somebody has begun and has not answered. @param isAnywhere it was found among all */
function standingOf(
  row: ListedEnquiry,
  { isOwed }: Deadline,
  words: DocumentOf<'desk/enquiries'>,
  isAnywhere: boolean,
) {
  if (row.wish !== null && row.state !== 'done') return words.wishes[row.wish]
  const isUnderWay = isOwed && row.state === 'open' && row.waiting_since === null
  return isUnderWay || isAnywhere ? words.states[row.state] : null
}

/** The same for all that are ticked, or taking it back. */
export async function action(args: Route.ActionArgs): Promise<BulkAnswer> {
  const { desk, form } = await changing(args, 'enquiries')
  const { enquiries } = desk.services
  const ids = form.getAll('id').map(String).slice(0, 200)
  const act = form.get('act')
  switch (act) {
    case 'undo':
      await enquiries.restoreAll(beforeIn(form, await desk.services.members.list()))
      return { did: 'undone' }
    case 'done':
    case 'spam':
    case 'open':
    case 'mine': {
      if (ids.length === 0) return null
      const edit = act === 'mine' ? { assignedTo: desk.open.member.id } : { state: act }
      const { before, names } = await enquiries.changeAll(ids, edit)
      return { did: act, before, names, at: Date.now() }
    }
    default:
      throw data('bad request', 400)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** The list at the left, what is chosen at the right. */
export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { words, rows, search, offset, total } = loaderData
  const { id: current } = useParams()
  const [parameters] = useSearchParams()
  const isList = useLocation().pathname === '/enquiries'
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const [isPicking, setPicking] = useState(false)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  useLive()
  useBulkUndo(loaderData)

  // What was just noted stands last, below what is in sight.
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const shown = rows.findIndex(({ id }) => id === current)
  useKeys({
    ...stepsAmong(() => list.current?.querySelectorAll('a'), shown),
    x: () => {
      const focused = list.current?.querySelector<HTMLElement>('li:focus-within')?.dataset.id
      if (!focused) return
      setPicking(true)
      setPicked((before) => toggled(before, focused))
    },
    Escape: () => navigate(`/enquiries?${parameters}`),
  })

  return (
    <div className={isList ? undefined : 'detail'}>
      <div className={`split${isPicking ? ' picking' : ''}`}>
        <section className="list paper" aria-label={words.list}>
          <div className="list-head">
            <div className="list-title">
              <h1>{words.title}</h1>
              <WayKey label={words.call.title} to={`/enquiries/call?${parameters}`} />
              <LinkKey
                label={isPicking ? words.pickNoMore : words.pick}
                onClick={() => {
                  setPicking(!isPicking)
                  setPicked(new Set())
                }}
              />
            </div>
            <Search look="" action="/enquiries" words={words} value={search} />
            <Tabs
              label={words.state}
              tabs={loaderData.tabs.map(({ id, isCurrent }) => ({
                to: `/enquiries?tab=${id}`,
                text: `${words.tabs[id]} ${id === 'open' ? loaderData.counts.open : loaderData.counts[id] || ''}`,
                isCurrent,
              }))}
            >
              {loaderData.counts.suspected > 0 && (
                <Link to="/enquiries/suspected">
                  {words.suspected} {loaderData.counts.suspected}
                </Link>
              )}
            </Tabs>
          </div>
          {rows.length > 1 && loaderData.orders.length > 0 && (
            <p className="list-order note">
              {words.order.by}
              {loaderData.orders.map(({ id, isCurrent }) => (
                <WayKey
                  key={id}
                  label={words.order[id]}
                  to={`?${new URLSearchParams({ tab: loaderData.tab, order: id })}`}
                  aria-current={isCurrent || undefined}
                />
              ))}
              {loaderData.answered > 0 && <span>{fill(words.answeredToo, { count: loaderData.answered })}</span>}
            </p>
          )}
          {rows.length === 0 ? (
            <div className="list-head">
              <Empty next={!search && loaderData.tab === 'open' && words.nothingOpen}>
                {search ? words.empty.search : words.empty[loaderData.tab]}
              </Empty>
            </div>
          ) : (
            <ul className="rows" ref={list}>
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  words={words}
                  isCurrent={row.id === current}
                  to={`/enquiries/${row.id}?${parameters}`}
                  pick={
                    isPicking
                      ? { isPicked: picked.has(row.id), toggle: () => setPicked((before) => toggled(before, row.id)) }
                      : undefined
                  }
                />
              ))}
            </ul>
          )}
          <div className="list-foot">
            <Pager offset={offset} shown={rows.length} total={total} />
            {rows.length > 0 && <DownloadButton label={words.file} action={`/enquiries.csv?${parameters}`} />}
          </div>
          {picked.size > 0 && (
            <Bulk
              words={words}
              ids={[...picked]}
              areAllOpen={rows.every(({ id, state }) => !picked.has(id) || state === 'new' || state === 'open')}
              onDone={() => {
                setPicked(new Set())
                setPicking(false)
              }}
            />
          )}
        </section>
        <section className="sheet white">
          <KeyedOutlet />
        </section>
      </div>
    </div>
  )
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const changed = new Set(ids)
  if (!changed.delete(id)) changed.add(id)
  return changed
}
