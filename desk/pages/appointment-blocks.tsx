import { useEffect, useRef } from 'react'
import { type FetcherWithComponents, useNavigate, useSearchParams } from 'react-router'
import { formLabels } from '#content/form-labels.ts'
import { clockTime, weekdayDate } from '#contract/dates.ts'
import { allowed } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { Facts } from '../ui/facts.tsx'
import { Alert, Choice, Field, Key, PostForm, WayKey } from '../ui/form.tsx'
import { Back } from '../ui/top.tsx'
import { useUndoable } from '../ui/undo.ts'
import { useFetcher } from '../use-fetcher.ts'
import { useOpenedFocus } from '../use-opened-focus.ts'
import { useWrongField } from '../use-wrong-field.ts'
import type { Route } from './+types/appointment-blocks.ts'
import type { BlockAnswer, BlocksData } from './appointments/data.ts'
import { dayOf, freeDays, openingWeek, weekIn } from './appointments/days.server.ts'
import { EnterForm } from './appointments/enter-form.tsx'
import { everybody } from './appointments/everybody.ts'
import { hostNames } from './appointments/hosts.server.ts'
import { momentIn } from './appointments/typed-time.server.ts'

export { shouldRevalidate } from '../without-server.ts'

type BlockFetcher = FetcherWithComponents<BlockAnswer>

const quarterMs = 15 * 60_000

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'appointments')
  const words = deskCopy(language, 'appointments')
  const { searchParams } = new URL(args.request.url)
  const [blockId, blockedId] = [searchParams.get('block'), searchParams.get('blocked')]
  const at = momentIn(searchParams.get('at'))
  const [names, blocks, blocked, free, asked] = await Promise.all([
    hostNames(services, words),
    blockId ? services.appointments.findBlocks(blockId) : [],
    blockedId ? services.appointments.findBlocks(blockedId) : [],
    services.appointments.free(),
    services.enquiries.find(searchParams.get('of') ?? ''),
  ])
  const block = blocks.length === 1 ? blocks[0] : undefined
  const moment = (iso: string) => `${weekdayDate(iso, language)}, ${clockTime(iso, language)}`
  const field = (iso: string) => ({ date: dayOf(iso), time: clockTime(iso, language) })
  return {
    words,
    block: block && {
      id: block.id,
      from: moment(block.starts_at),
      to: moment(block.ends_at),
      whose: block.member_id ? names.nameOf(block.member_id) : words.everybody,
      note: block.note,
      isBusy: block.source === 'feed',
    },
    isGone: blockId !== null && !block,
    /** What was blocked last, which the address names, is open again. */
    isTakenBack: blockedId !== null && blocked.length === 0,
    from: at ? field(at) : null,
    to: at ? field(new Date(Date.parse(at) + quarterMs).toISOString()) : null,
    hosts: names.hosts,
    isBlocking: searchParams.has('new'),
    at: free.find(({ start }) => start === at)?.start,
    /** Of whose enquiry one comes. */
    known: asked && pick(asked.enquiry, 'name', 'email', 'phone', 'language'),
    free: freeDays(free, language),
    week: weekIn(searchParams, await openingWeek(services, new Date())),
    labels: formLabels(language).appointment,
    hasVideo: services.appointments.rules.meetingUrl !== undefined,
  }
}

/** A block, or the form that makes one. */
export default function Blocks({ loaderData }: Route.ComponentProps) {
  const { words, block } = loaderData
  const [parameters] = useSearchParams()
  const fetcher = useFetcher<BlockAnswer>()
  const { data: answer } = fetcher
  const week = parameters.get('week')
  const toWeek = `/appointments${week ? `?week=${week}` : ''}`
  const isToFill = ['enter', 'new', 'at'].some((name) => parameters.has(name))
  useOpenedFocus('.sheet', isToFill ? 'input:not([type=hidden], [type=radio])' : '', `${parameters}`)
  return (
    <article>
      <Back look="only-phone" to={toWeek} label={words.back} />
      {block ? (
        <OneBlock words={words} block={block} fetcher={fetcher} />
      ) : loaderData.isBlocking || loaderData.isGone ? (
        <BlockForm
          data={loaderData}
          isUnblocked={answer !== undefined && 'did' in answer && answer.did === 'unblocked'}
          toWeek={toWeek}
        />
      ) : (
        <EnterForm data={loaderData} toWeek={toWeek} />
      )}
      <Problem words={words} answer={answer} />
      <p className="after">
        <WayKey label={words.hours.link} to="/appointments/hours" />
      </p>
    </article>
  )
}

function Problem({ words, answer }: { words: BlocksData['words']; answer: BlockAnswer | undefined }) {
  return <Alert>{answer && 'problem' in answer && words.problems[answer.problem]}</Alert>
}

type OneBlockProps = { words: BlocksData['words']; block: NonNullable<BlocksData['block']>; fetcher: BlockFetcher }

function OneBlock({ words, block, fetcher }: OneBlockProps) {
  return (
    <>
      <h1>{block.isBusy ? words.busy : block.note || words.block.title}</h1>
      <Facts
        look="after"
        of={[
          [words.block.from, block.from],
          [words.block.to, block.to],
          [words.block.whose, block.whose],
        ]}
      />
      {block.isBusy ? (
        <p className="after">{words.block.fromCalendar}</p>
      ) : (
        <PostForm of={fetcher} action="/appointments" className="actions after">
          <input type="hidden" name="id" value={block.id} />
          <Key label={words.block.unblock} act="unblock" />
        </PostForm>
      )}
    </>
  )
}

const blockedIn = (answer: BlockAnswer) => ('did' in answer && answer.did === 'blocked' ? answer : undefined)

type BlockFormProps = { data: BlocksData; isUnblocked: boolean; toWeek: string }

function BlockForm({ data: { words, from, to, hosts, isGone, isTakenBack }, isUnblocked, toWeek }: BlockFormProps) {
  const fetcher = useFetcher<BlockAnswer>()
  const { data: answer } = fetcher
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const blocked = answer && blockedIn(answer)
  const booked = blocked?.booked ?? []
  // It is seen in its week. Who is booked in it is told here first.
  const leads = blocked !== undefined && booked.length === 0
  useUndoable(fetcher, (answer) => {
    const blocked = blockedIn(answer)
    return (
      blocked && {
        ...{ id: `block ${blocked.id}`, name: blocked.name, text: words.block.done, at: blocked.at, msLeft: 300_000 },
        action: '/appointments',
        form: { act: 'unblock', id: blocked.id },
      }
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!blocked) return
    const week = `/appointments?week=${blocked.day}`
    if (leads) return void navigate(week, { state: { shown: blocked.id } })
    form.current?.reset()
    navigate(`${week}&new&blocked=${blocked.id}`)
  }, [blocked])
  const { block: w } = words
  const refused = answer && 'refused' in answer ? answer : undefined
  const errorAt = (place: string) => refused?.place === place && refused.refused
  useWrongField(form, refused?.place, refused)
  return (
    <>
      <h1>{w.title}</h1>
      <p className="paragraph">{w.text}</p>
      <p role="status">{(isUnblocked || isGone) && <b>{isUnblocked ? w.unblocked : w.gone}</b>}</p>
      {booked.length > 0 && !isTakenBack && (
        <section className="block after">
          <p>{booked.length === 1 ? w.booked.one : fill(w.booked.many, { count: booked.length })}</p>
          <ul>
            {booked.map(({ id, name, time }) => (
              <li key={id}>
                <WayKey
                  label={`${name}, ${time}`}
                  look="line"
                  to={`/appointments/${id}${toWeek.slice('/appointments'.length)}`}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* It stays the same one when its week has come: by then the next block may be begun. */}
      <PostForm of={fetcher} action="/appointments" className="two" noValidate ref={form}>
        <Field
          label={w.fromDate}
          error={errorAt('from-date')}
          name="from-date"
          type="date"
          defaultValue={from?.date}
          required
        />
        <Field label={w.fromTime} name="from-time" type="time" defaultValue={from?.time} />
        <Field
          label={w.toDate}
          hint={w.toDateHint}
          error={errorAt('to-date')}
          name="to-date"
          type="date"
          defaultValue={to?.date}
        />
        <Field label={w.toTime} error={errorAt('to-time')} name="to-time" type="time" defaultValue={to?.time} />
        {hosts.length > 1 && (
          <Choice
            look="whole"
            label={w.whose}
            hint={w.whoseHint}
            error={errorAt('member')}
            name="member"
            required
            options={[...hosts.map(({ id, name }) => [id, name] as const), [everybody, words.everybody]]}
          >
            <option value="">{w.choose}</option>
          </Choice>
        )}
        <Field look="whole" label={w.note} note={w.noteHint} name="note" maxLength={500} autoComplete="off" />
        <p className="actions whole">
          <Key label={w.button} look="main" act="block" disabled={leads} />
        </p>
      </PostForm>
      <Problem words={words} answer={answer} />
    </>
  )
}
