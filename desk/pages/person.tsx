import type { ReactNode } from 'react'
import { data } from 'react-router'
import { read } from '#content/documents.ts'
import { swissDay } from '#content/swiss-time.ts'
import { longDate } from '#contract/dates.ts'
import type { Language } from '#contract/language.ts'
import type { DeskMember } from '#server/db/tables/desk.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { mayDo, type Permission } from '#server/team/roles.ts'
import { type Access, allowed, changingFresh } from '../access.server.ts'
import { answered } from '../answered.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { pick } from '../pick.ts'
import { Facts } from '../ui/facts.tsx'
import { WayKey } from '../ui/form.tsx'
import { Phone } from '../ui/phone.tsx'
import { Story } from '../ui/story.tsx'
import { Table } from '../ui/table.tsx'
import { Back, Top } from '../ui/top.tsx'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/person.ts'
import { subjectOf } from './enquiries/subject.ts'
import { Addresses } from './people/addresses.tsx'
import type { PersonAnswer, PersonData } from './people/card-data.ts'
import { Erase } from './people/erase.tsx'
import { HandOut } from './people/hand-out.tsx'
import { cardOf } from './people/story.server.ts'
import { TakeOut } from './people/take-out.tsx'

export { PageError as ErrorBoundary } from '../ui/route-error.tsx'

/** Addresses stand in the query, which no log keeps. */
const emailOf = (request: Request) => new URL(request.url).searchParams.get('email')?.trim() ?? ''

export async function loader(args: Route.LoaderArgs) {
  const { services, language, open, time } = allowed(args, 'people')
  const words = deskCopy(language, 'people')
  const email = emailOf(args.request)
  const may = (permission: Permission) => mayDo(open.member.role, permission)
  const held = await services.people.export(email)
  if (!held) return { words, email, person: null }
  const person = cardOf(held, language)
  const answeredAt = await services.people.answeredAt(held.email)
  const sameName =
    may('people.merge') && person.name
      ? await services.people.namesakes(person.name, mostCandidates + person.addresses.length)
      : []
  return {
    words,
    email: held.email,
    person,
    candidates: sameName.filter((key) => !person.addresses.includes(key)).slice(0, mostCandidates),
    retention: read('company').retention,
    mayMerge: may('people.merge'),
    handOut: may('people.export')
      ? {
          file: fileOf(held),
          mailTo: services.people.accessMail(held, person.name, open.member.name),
          asked: openEnquiriesOf(held),
        }
      : null,
    answered: answeredAt && time(answeredAt),
    reads: person.reads && may('newsletter.write'),
    seesReader: person.readerEmail !== null && may('newsletter.write'),
    mayErase: may('people.erase'),
    /** Who does what this person may not. */
    owners: may('people.export') ? null : namesOf(await services.members.list(), language),
    handedOver: may('people.export') ? [] : await handedOver(services, held, time),
  }
}

type Held = NonNullable<Awaited<ReturnType<DeskServices['people']['export']>>>

const fileOf = ({ email }: Pick<Held, 'email'>) => `${email}.html`

/** What somebody still waits for an answer to, the latest first. */
function openEnquiriesOf(held: Held): { id: string; subject: string }[] {
  return [held, ...held.same_person]
    .flatMap(({ contact_messages }) => contact_messages)
    .filter(({ state }) => state === 'new' || state === 'open')
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .map(({ id, message }) => ({ id, subject: subjectOf(message) }))
}

/** What is wished and not fulfilled yet, so that nobody hands it over twice. */
async function handedOver({ enquiries }: DeskServices, held: Held, time: Access['time']) {
  const open = await Promise.all(openEnquiriesOf(held).map(({ id }) => enquiries.find(id)))
  return open.flatMap((found) =>
    found?.enquiry.wish ? { wish: found.enquiry.wish, id: found.enquiry.id, time: time(found.enquiry.created_at) } : [],
  )
}

/** Whoever else has the same name, to choose from. Of others at one domain most are colleagues. */
const mostCandidates = 3

function namesOf(members: DeskMember[], language: Language): string {
  const owners = members.filter(({ role }) => mayDo(role, 'people.export')).map(({ name }) => name)
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(owners)
}

const needed: Record<string, Permission> = {
  merge: 'people.merge',
  split: 'people.merge',
  erase: 'people.erase',
  // Whoever asks to be taken out is, by whoever hears of it.
  'take-out': 'newsletter.write',
  'undo-take-out': 'newsletter.write',
  // It hands nothing out, so it asks for no passkey; that only who may hand out notes it, its branch sees to.
  answered: 'people',
}

export async function action(args: Route.ActionArgs): Promise<PersonAnswer> {
  const change = await changingFresh(args, (sent) => needed[String(sent.get('act'))] ?? 'people.export')
  if ('stale' in change) return change
  const { desk, form } = change
  const act = form.get('act')
  const { people } = desk.services
  const email = emailOf(args.request)
  const address = String(form.get('address') ?? '').trim()
  if (act === 'export' || act === 'document') {
    const person = await people.handOut(email)
    if (!person) return { problem: 'nothing' }
    return act === 'document'
      ? { file: { name: fileOf(person), type: 'text/html', text: people.document(person) } }
      : { file: { name: `${person.email}.json`, type: 'application/json', text: JSON.stringify(person, null, 2) } }
  }
  if (act === 'merge') {
    const addresses = await people.addressesOf(address)
    const merging = await people.merge(address, email)
    return merging.ok ? { did: 'merged', addresses, at: Date.now() } : { problem: merging.problem }
  }
  if (act === 'split') {
    const along = form.getAll('address').slice(1).map(String)
    return answered(await people.split(address, ...along), 'split')
  }
  if (act === 'take-out') {
    const held = await people.export(email)
    // Who had not confirmed signs up anew: their link is gone.
    const hadConfirmed = [held, ...(held?.same_person ?? [])].some((one) => one?.newsletter?.status === 'confirmed')
    if (!(await readersOf(desk, email, 'takeOut'))) return { problem: 'no_reader' }
    return { did: 'taken-out', ...(hadConfirmed && { at: Date.now() }) }
  }
  if (act === 'undo-take-out')
    return (await readersOf(desk, email, 'undoTakeOut')) ? { did: 'restored' } : { problem: 'no_reader' }
  if (act === 'answered') {
    allowed(args, 'people.export')
    const person = await people.export(email)
    if (!person) return { problem: 'nothing' }
    await people.noteAnswer(email)
    const enquiry = openEnquiriesOf(person).find(({ id }) => id === form.get('enquiry'))?.id ?? null
    if (enquiry) {
      const day = longDate(swissDay(new Date()), desk.language)
      await desk.services.enquiries.note(enquiry, fill(deskCopy(desk.language, 'people').handingOut.note, { day }))
      await desk.services.enquiries.change(enquiry, { state: 'done' })
    }
    return { did: 'answered', enquiry, at: Date.now() }
  }
  if (act !== 'erase') throw data('bad request', 400)
  if (String(form.get('confirm')).trim().toLowerCase() !== email.toLowerCase()) return { problem: 'mismatch' }
  const erasing = await people.erase(email)
  return erasing.ok ? { did: 'erased', beingSent: erasing.beingSent } : { problem: 'nothing' }
}

/** Does it under every address by which the newsletter knows the person. @returns whether there was one */
async function readersOf({ services }: Access, email: string, act: 'takeOut' | 'undoTakeOut'): Promise<boolean> {
  let isDone = false
  for (const address of await services.people.addressesOf(email)) {
    const id = await services.readers.idOf(address)
    if (id && (await services.readers[act](id)).ok) isDone = true
  }
  return isDone
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.card }]

/** One card a person: everything held, from when, on what consent; to hand over, and to erase. */
export default function Person({ loaderData }: Route.ComponentProps) {
  const { words, email, person } = loaderData
  if (!person) {
    return (
      <div className="page white">
        <Back to="/people" label={words.back} />
        <h1>{words.nothing.title}</h1>
        <p className="mono">{email}</p>
        <p>{words.nothing.text}</p>
      </div>
    )
  }
  return (
    <div className="page white">
      <Top title={person.name ?? person.company ?? email} back={['/people', words.back]}>
        <div className="actions">
          {loaderData.handOut && <HandOut words={words} name={person.name ?? email} handOut={loaderData.handOut} />}
          {loaderData.owners &&
            (['access', 'erasure'] as const).map((wish) => {
              const done = loaderData.handedOver.find((one) => one.wish === wish)
              return done ? (
                <WayKey
                  key={wish}
                  label={fill(words.rights.handedOver[wish], { time: done.time })}
                  to={`/enquiries/${done.id}`}
                />
              ) : (
                <WayKey
                  key={wish}
                  label={words.rights.handOver[wish]}
                  to={`/enquiries/call?wish=${wish}&${knownOf(email, person)}`}
                />
              )
            })}
          {loaderData.mayErase && <Erase {...{ words, email }} {...pick(person, 'name', 'addresses', 'counts')} />}
        </div>
      </Top>
      <div className="side person">
        <Card words={words} email={email} person={person} data={loaderData} />
        <div>
          <section className="block">
            <h2>{words.story}</h2>
            <Story events={person.story} />
          </section>
          <Consents words={words} person={person} />
        </div>
        <aside>
          {loaderData.owners && (
            <section className="block">
              <h2>{words.rights.title}</h2>
              <p className="soft">{fill(words.rights.text, { owners: loaderData.owners })}</p>
            </section>
          )}
          {(loaderData.mayMerge || person.addresses.length > 1) && (
            <Addresses
              key={email}
              email={email}
              words={words}
              addresses={person.addresses}
              candidates={loaderData.candidates}
              mayMerge={loaderData.mayMerge}
            />
          )}
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

function Consents({ words, person: { addresses, consents } }: PartProps) {
  const { consentColumns: columns, fields } = words
  return (
    <section className="block after">
      <h2>{words.consents}</h2>
      {consents.length === 0 ? (
        <p className="soft">{words.noConsents}</p>
      ) : (
        <Table
          rows={consents}
          keyOf={({ of, email }) => `${of} ${email}`}
          columns={[
            {
              title: columns.of,
              isHead: true,
              look: 'whole',
              cell: (consent) => (
                <>
                  {fields[consent.of]}
                  {addresses.length > 1 && <span className="note">{consent.email}</span>}
                </>
              ),
            },
            { title: columns.version, isNamed: true, cell: ({ version }) => version ?? words.elsewhere },
            { title: columns.page, isNamed: true, cell: ({ page }) => page ?? '–' },
            { title: columns.at, isNamed: true, look: 'nowrap', cell: ({ at }) => at },
            { title: columns.confirmed, isNamed: true, look: 'nowrap', cell: ({ confirmed }) => confirmed ?? '–' },
          ]}
        />
      )}
      <p className="note">{words.consentNote}</p>
    </section>
  )
}

const knownOf = (key: string, { name, company, phones }: PartProps['person']) =>
  new URLSearchParams({
    name: name ?? '',
    company: company ?? '',
    phone: phones[0] ?? '',
    [key.includes('@') ? 'email' : 'phone']: isNameless(key) ? '' : key,
  })

/** Whoever left neither an address nor a number is known by a key that says nothing. */
const isNameless = (key: string) => key.startsWith('call-')

type CardProps = PartProps & {
  email: string
  data: Pick<Extract<PersonData, { reads: unknown }>, 'seesReader' | 'reads' | 'answered'>
}

function Card({ words, email, person, data: { seesReader, reads, answered } }: CardProps) {
  const { fields } = words
  const { rooms } = useRoot().words
  const { counts } = person
  const rows: [string, ReactNode][] = [
    [fields.email, email.includes('@') && email],
    [
      fields.phone,
      person.phones.length > 0 &&
        person.phones.map((number) => (
          <p key={number}>
            <Phone number={number} />
          </p>
        )),
    ],
    [fields.company, person.company],
    [fields.language, person.language && words.languages[person.language]],
    [
      fields.newsletter,
      person.suppressed ? words.suppressed[person.suppressed] : words.newsletter[person.newsletter ?? 'none'],
    ],
    [fields.waitlist, words.waitlist[person.waitlist ?? 'none']],
    [rooms.enquiries, counts.contacts > 0 ? String(counts.contacts) : null],
    [fields.appointments, counts.appointments > 0 ? String(counts.appointments) : null],
    [fields.mails, String(counts.mails)],
    [fields.mentions, counts.mentions > 0 ? fill(words.mentions, { count: counts.mentions }) : null],
    [fields.answered, answered],
  ]
  return (
    <section className="block">
      <h2>{words.card}</h2>
      <Facts of={rows} />
      {seesReader && (
        <p className="paragraph">
          <WayKey
            label={words.readerLink}
            look="line"
            to={`/newsletter/readers?q=${encodeURIComponent(person.readerEmail ?? email)}`}
          />
        </p>
      )}
      <TakeOut words={words.takeOut} name={person.name ?? email} email={email} reads={reads} />
    </section>
  )
}
