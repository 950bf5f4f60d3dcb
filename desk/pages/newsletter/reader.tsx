import { data } from 'react-router'
import type { DocumentOf } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import type { ReaderCard } from '#server/newsletter/readers.ts'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changing } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { wordingDay } from '../../time.ts'
import { Facts } from '../../ui/facts.tsx'
import { Key, PostForm, WayKey } from '../../ui/form.tsx'
import { Story } from '../../ui/story.tsx'
import { Top } from '../../ui/top.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import { pageName } from '../content/titles.server.ts'
import { TakeOut } from '../people/take-out.tsx'
import type { Route } from './+types/reader.ts'
import { Lift } from './lift.tsx'
import { liftReasons, type ReaderAnswer } from './reader-data.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time, open } = allowed(args, 'newsletter.write')
  const card = await services.readers.find(args.params.id)
  if (!card) throw data('unknown', 404)
  const { reader, origin } = card
  const words = deskCopy(language, 'readers')
  const suppression = await services.suppressions.find(reader.email)
  return {
    words,
    takeOut: deskCopy(language, 'people').takeOut,
    email: reader.email,
    state: reader.state,
    isWaiting: reader.status === 'pending' && mayDo(open.member.role, 'newsletter'),
    reads: reader.status !== 'unsubscribed',
    isSuppressed: suppression !== undefined && mayDo(open.member.role, 'newsletter'),
    language: words.languages[reader.language],
    source: origin?.source ?? (reader.consent_page ? pageName(reader.consent_page, language) : words.elsewhere),
    consent: reader.consent_version
      ? fill(words.card.consentOf, { version: wordingDay(reader.consent_version, language) })
      : (origin?.consent ?? words.elsewhere),
    serverSays: [suppression?.smtp_code, suppression?.server_words].filter(Boolean).join(' '),
    days: read('company').retention.sentMailDays,
    history: historyOf(card, words).map((event) => ({ ...event, time: time(event.at) })),
  }
}

export async function action(args: Route.ActionArgs): Promise<ReaderAnswer> {
  const { desk, form } = await changing(args, 'newsletter')
  const { readers, suppressions } = desk.services
  const { id } = args.params
  switch (form.get('act')) {
    case 'resend': {
      const sent = await readers.resend(id)
      return { act: 'resend', ...(!sent.ok && { problem: sent.problem }) }
    }
    case 'lift': {
      const card = await readers.find(id)
      const because = liftReasons.find((known) => known === form.get('because'))
      if (!card || !because) throw data('bad request', 400)
      const lifted = await suppressions.lift(card.reader.email, because)
      return lifted.ok ? { act: 'lift', restored: lifted.restored } : { act: 'lift', problem: lifted.problem }
    }
    default:
      throw data('bad request', 400)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** One reader: how they stand, on what consent, and what happened. */
export default function Reader({ loaderData }: Route.ComponentProps) {
  const { words, email, history } = loaderData
  const { card } = words
  const resending = useFetcher<ReaderAnswer>()
  const answer = resending.data
  return (
    <div className="page white">
      <Top title={email} back={['/newsletter/readers', card.back]}>
        <div className="actions">
          {loaderData.isWaiting && (
            <PostForm of={resending}>
              <Key label={words.resend.key} act="resend" />
            </PostForm>
          )}
          <Lift data={loaderData} />
          <TakeOut words={loaderData.takeOut} name={email} email={email} reads={loaderData.reads} />
        </div>
      </Top>
      <p role="status" className={answer?.problem ? 'said error' : 'said'}>
        {answer?.act === 'resend' && (answer.problem ? words.resend.problems[answer.problem] : words.resend.done)}
      </p>
      <div className="side person">
        <aside>
          <section className="block">
            <h2>{card.facts}</h2>
            <Facts
              of={[
                [words.columns.state, words.states[loaderData.state]],
                [words.columns.language, loaderData.language],
                [card.source, loaderData.source],
                [card.consent, loaderData.consent],
                [card.serverSays, loaderData.serverSays],
              ]}
            />
            <p className="paragraph">
              <WayKey label={card.person} look="line" to={`/people/card?email=${encodeURIComponent(email)}`} />
            </p>
          </section>
        </aside>
        <section className="block">
          <h2>{card.history}</h2>
          {history.length === 0 ? <p className="soft">{card.none}</p> : <Story events={history} />}
          <p className="note paragraph">{fill(card.issuesNote, { days: loaderData.days })}</p>
        </section>
      </div>
    </div>
  )
}

type Words = DocumentOf<'desk/readers'>

/** What happened with a reader in the order of time, the latest first. */
function historyOf({ events, issues, origin }: ReaderCard, words: Words): { at: string; text: string; to?: string }[] {
  const { card, languages } = words
  const happened = events.map(({ at, kind, detail }) => {
    const named =
      kind === 'language' ? languages[detail === 'en' ? 'en' : 'de'] : (card.suppressions[detail ?? ''] ?? '')
    return { at, text: fill(card.events[kind], { detail: named, source: origin?.source ?? '' }) }
  })
  const sent = issues.map(({ at, issue_id, subject, status, refused, smtp_code }) => {
    const text = refused ? (smtp_code ? card.issues.refused : card.issues.dead) : card.issues[status]
    return { at, text: fill(text, { subject, code: smtp_code ?? '' }), to: `/newsletter/issues/${issue_id}/report` }
  })
  return [...happened, ...sent].sort((one, other) => other.at.localeCompare(one.at))
}
