import { data, Link } from 'react-router'
import { read } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import type { DeskMember } from '#server/db/tables/desk.ts'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { shortTime } from '../time.ts'
import { FileKey } from '../ui/file-key.tsx'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/person.ts'
import type { PersonAnswer, PersonData } from './people/card-data.ts'
import { Erase } from './people/erase.tsx'
import { consentsOf, storyOf } from './people/story.server.ts'

/** Addresses stand in the query, which no log keeps. */
const emailOf = (request: Request) => new URL(request.url).searchParams.get('email')?.trim() ?? ''

export async function loader(args: Route.LoaderArgs) {
  const { services, language, open } = allowed(args, 'people')
  const words = deskCopy(language, 'people')
  const email = emailOf(args.request)
  const person = await services.people.export(email)
  if (!person) return { words, email, person: null }
  const now = new Date()
  const time = (iso: string) => shortTime(iso, language, now)
  const latest = person.contact_messages.at(-1)
  const booked = person.appointments.at(-1)
  const story = storyOf(person, {
    moment: time,
    people: words,
    letters: deskCopy(language, 'outbox').letters,
    tiers: deskCopy(language, 'waitlist').tiers,
  })
  return {
    words,
    email: person.email,
    person: {
      name: latest?.name ?? booked?.name ?? null,
      company: latest?.company ?? person.waiting_list?.company ?? null,
      language:
        latest?.language ?? booked?.language ?? person.waiting_list?.language ?? person.newsletter?.language ?? null,
      newsletter: person.newsletter?.status ?? null,
      suppressed: person.newsletter_suppression?.reason ?? null,
      waitlist: person.waiting_list?.status ?? null,
      appointments: person.appointments.length,
      mails: person.mails.length,
      mentions: person.mentions,
      story: story.map((event) => ({ ...event, time: time(event.at) })),
      consents: consentsOf(person).map((consent) => ({
        ...consent,
        at: time(consent.at),
        confirmed: consent.confirmed && time(consent.confirmed),
      })),
      counts: {
        contacts: person.contact_messages.length,
        appointments: person.appointments.length,
        waitlist: person.waiting_list ? 1 : 0,
        newsletter: person.newsletter ? 1 : 0,
        suspected: person.suspected_submissions.length,
        mails: person.mails.length,
        mentions: person.mentions,
      },
    },
    retention: read('company').retention,
    mayExport: mayDo(open.member.role, 'people.export'),
    seesReader: person.newsletter !== null && mayDo(open.member.role, 'newsletter'),
    mayErase: mayDo(open.member.role, 'people.erase'),
    /** Who does what this person may not. */
    owners: mayDo(open.member.role, 'people.export') ? null : namesOf(await services.members.list(), language),
  }
}

function namesOf(members: DeskMember[], language: Language): string {
  const owners = members.filter(({ role }) => mayDo(role, 'people.export')).map(({ name }) => name)
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(owners)
}

export async function action(args: Route.ActionArgs): Promise<PersonAnswer> {
  const { desk, form, stale } = await changing(args, (sent) =>
    sent.get('act') === 'erase' ? 'people.erase' : 'people.export',
  )
  if (stale) return { stale }
  const act = form.get('act')
  const { people } = desk.services
  const email = emailOf(args.request)
  if (act === 'export' || act === 'document') {
    const person = await people.handOut(email)
    if (!person) return { problem: 'nothing' }
    return act === 'document'
      ? { file: { name: `${person.email}.html`, type: 'text/html', text: people.document(person) } }
      : { file: { name: `${person.email}.json`, type: 'application/json', text: JSON.stringify(person, null, 2) } }
  }
  if (act !== 'erase') throw data('bad request', 400)
  if (String(form.get('confirm')).trim().toLowerCase() !== email.toLowerCase()) return { problem: 'mismatch' }
  const erasing = await people.erase(email)
  return erasing.ok ? { did: 'erased', beingSent: erasing.beingSent } : { problem: 'nothing' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.card }]

/** One card a person: everything held, from when, on what consent; to hand over, and to erase. */
export default function Person({ loaderData }: Route.ComponentProps) {
  const { words, email, person } = loaderData
  if (!person) {
    return (
      <div className="page white">
        <p className="note">
          <Link to="/people">{words.back}</Link>
        </p>
        <h1>{words.nothing.title}</h1>
        <p className="mono">{email}</p>
        <p>{words.nothing.text}</p>
      </div>
    )
  }
  return (
    <div className="page white">
      <div className="top">
        <div>
          <p className="note">
            <Link to="/people">{words.back}</Link>
          </p>
          <h1 className="whole">{person.name ?? email}</h1>
        </div>
        <div className="actions">
          {loaderData.mayExport && (
            <>
              <FileKey className="key" label={words.document} act="document" />
              <FileKey label={words.export} act="export" />
            </>
          )}
          {loaderData.mayErase && <Erase words={words} email={email} counts={person.counts} />}
        </div>
      </div>
      <div className="side">
        <div>
          <Story words={words} person={person} />
          <Consents words={words} person={person} />
        </div>
        <aside>
          {loaderData.owners && (
            <section className="block">
              <h2>{words.rights.title}</h2>
              <p className="soft">{fill(words.rights.text, { owners: loaderData.owners })}</p>
            </section>
          )}
          <Card words={words} email={email} person={person} seesReader={loaderData.seesReader} />
          <section className="block after">
            <h2>{words.keeping}</h2>
            <p className="soft">
              {fill(words.keepingText, {
                contact: loaderData.retention.contactMonths,
                appointments: loaderData.retention.appointmentMonths,
                waitlist: loaderData.retention.waitlistMonths,
                mails: loaderData.retention.sentMailDays,
              })}
            </p>
          </section>
        </aside>
      </div>
    </div>
  )
}

type PartProps = { words: PersonData['words']; person: NonNullable<PersonData['person']> }

function Story({ words, person: { story } }: PartProps) {
  return (
    <section className="block">
      <h2>{words.story}</h2>
      <ol className="plain">
        {story.map((event) => (
          <li className="when" key={`${event.at} ${event.text}`}>
            <time>{event.time}</time>
            <div>
              <p>{event.to ? <Link to={event.to}>{event.text}</Link> : event.text}</p>
              {event.note && <p className="note typed">{event.note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Consents({ words, person: { consents } }: PartProps) {
  const { consentColumns: columns, fields } = words
  return (
    <section className="block after">
      <h2>{words.consents}</h2>
      {consents.length === 0 ? (
        <p className="soft">{words.noConsents}</p>
      ) : (
        <table className="stack">
          <thead>
            <tr>
              <th scope="col">{columns.of}</th>
              <th scope="col">{columns.version}</th>
              <th scope="col">{columns.page}</th>
              <th scope="col">{columns.at}</th>
              <th scope="col">{columns.confirmed}</th>
            </tr>
          </thead>
          <tbody>
            {consents.map((consent) => (
              <tr key={consent.of}>
                <th scope="row">{fields[consent.of]}</th>
                <td data-l={columns.version}>{consent.version ?? words.elsewhere}</td>
                <td data-l={columns.page} className="mono">
                  {consent.page ?? '–'}
                </td>
                <td data-l={columns.at} className="nowrap">
                  {consent.at}
                </td>
                <td data-l={columns.confirmed} className="nowrap">
                  {consent.confirmed ?? '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="note">{words.consentNote}</p>
    </section>
  )
}

function Card({ words, email, person, seesReader }: PartProps & { email: string; seesReader: boolean }) {
  const { fields } = words
  const rows: [string, string | null][] = [
    [fields.company, person.company],
    [fields.language, person.language && words.languages[person.language]],
    [
      fields.newsletter,
      person.suppressed ? words.suppressed[person.suppressed] : words.newsletter[person.newsletter ?? 'none'],
    ],
    [fields.waitlist, words.waitlist[person.waitlist ?? 'none']],
    [fields.appointments, person.appointments > 0 ? String(person.appointments) : null],
    [fields.mails, String(person.mails)],
    [fields.mentions, person.mentions > 0 ? fill(words.mentions, { count: person.mentions }) : null],
  ]
  return (
    <section className="block">
      <h2>{words.card}</h2>
      <dl className="facts">
        <dt>{fields.email}</dt>
        <dd className="mono anywhere">{email}</dd>
        {rows
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <Fact key={name} name={name} value={value ?? ''} />
          ))}
      </dl>
      {seesReader && (
        <p className="paragraph">
          <Link to={`/newsletter/readers?q=${encodeURIComponent(email)}`}>{words.readerLink}</Link>
        </p>
      )}
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

export function ErrorBoundary() {
  const { words } = useRoot()
  return (
    <div className="page">
      <h1>{words.failed.title}</h1>
      <p>{words.failed.text}</p>
    </div>
  )
}
