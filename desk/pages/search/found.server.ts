import type { DocumentOf } from '#content/catalogue.ts'
import { clockTime, weekdayDate } from '#contract/dates.ts'
import { mayDo, type Permission } from '#server/team/roles.ts'
import type { Access } from '../../access.server.ts'
import { around } from '../../around.ts'
import { deskCopy } from '../../copy.server.ts'
import { listData } from '../content/list.server.ts'
import { subjectOf } from '../enquiries/subject.ts'
import { actsFound, sentenceOf } from '../log/act-sentences.server.ts'
import { mailSearch } from '../outbox/mail-search.ts'

/** What was found in one room: the first few, how many there are, and where all of them are listed. */
export type Found = {
  id: Exclude<keyof DocumentOf<'desk/shell'>['rooms'], 'today' | 'numbers' | 'team'>
  total: number
  all: string
  hits: { to: string; title: string; text: string; note: string }[]
}

const shown = { limit: 3, offset: 0 }

/** Looks through every room that this person may enter, by word and by figure; also those in which nothing was found. */
export async function found(access: Access, text: string, request: Request): Promise<Found[]> {
  const { services, language, time, open } = access
  const query = new URLSearchParams({ q: text })
  const inRoom = async (id: Found['id'], permission: Permission, look: () => Promise<Pick<Found, 'total' | 'hits'>>) =>
    mayDo(open.member.role, permission) ? { id, all: `/${id}?${query}`, ...(await look()) } : undefined
  const wrote = mayDo(open.member.role, 'enquiries')
    ? services.enquiries.list({ search: text }, shown)
    : { rows: [], total: 0 }
  const rooms = await Promise.all([
    inRoom('enquiries', 'enquiries', async () => {
      const { rows, total } = await wrote
      return {
        total,
        hits: rows.map((row) => ({
          to: `/enquiries/${row.id}?${query}`,
          title: [row.name, row.company].filter(Boolean).join(', '),
          text: around(row.message, text) ?? subjectOf(row.message),
          note: `${deskCopy(language, 'enquiries').states[row.state]}, ${time(row.created_at)}`,
        })),
      }
    }),
    inRoom('people', 'people', async () => {
      const [{ rows, total }, { rows: said }] = await Promise.all([services.people.search(text, shown), wrote])
      // Why they were found, where that is not their name or address.
      const why = (key: string) => around(said.find(({ email_key }) => email_key === key)?.message ?? '', text)
      return {
        total,
        hits: rows.map(({ email_key, name, last_at }) => ({
          to: `/people/card?email=${encodeURIComponent(email_key)}`,
          title: name ?? email_key,
          text: [name && email_key, why(email_key)].filter(Boolean).join(': '),
          note: time(last_at),
        })),
      }
    }),
    inRoom('waitlist', 'waitlist', async () => {
      const { rows, total } = await services.waitlist.page({ search: text }, shown)
      return {
        total,
        hits: rows.map((row) => ({
          to: `/waitlist?q=${encodeURIComponent(row.email)}`,
          title: row.company ?? row.email,
          text: around(row.motivation ?? '', text) ?? row.motivation ?? '',
          note: `${deskCopy(language, 'people').waitlist[row.status]}, ${time(row.created_at)}`,
        })),
      }
    }),
    inRoom('appointments', 'appointments', async () => {
      const { rows, total } = await services.appointments.search(text, shown.limit)
      return {
        total,
        hits: rows.map((row) => ({
          to: `/appointments/${row.id}?week=${row.start.slice(0, 10)}`,
          title: row.name,
          text: row.topic ? (around(row.topic, text) ?? subjectOf(row.topic)) : row.email,
          note: `${weekdayDate(row.start, language)}, ${clockTime(row.start, language)}`,
        })),
      }
    }),
    inRoom('outbox', 'outbox', async () => {
      const words = deskCopy(language, 'outbox')
      const { rows, total } = await services.mails.list(shown, undefined, mailSearch(text, words))
      return {
        total,
        hits: rows.map((row) => ({
          to: `/outbox/${row.id}`,
          title: row.recipient,
          text: words.letters[row.letter] ?? row.letter,
          note: `${words.statuses[services.mails.hasFailed(row) ? 'dead' : row.status]}, ${time(row.created_at)}`,
        })),
      }
    }),
    inRoom('newsletter', 'newsletter.write', async () => {
      const words = deskCopy(language, 'newsletter')
      const texts = await services.drafts.search(text)
      return {
        total: texts.length,
        hits: texts.slice(0, shown.limit).map((one) => ({
          to: `/newsletter/issues/${one.id}`,
          title: one.name,
          text: around(one.body, text) ?? one.subject,
          note: `${words.languages[one.language]}, ${time(one.changed_at)}`,
        })),
      }
    }),
    inRoom('content', 'content.write', async () => {
      const { rows } = await listData(access, request)
      return {
        total: rows.length,
        hits: rows.slice(0, shown.limit).map(({ id, title, excerpt, state }) => ({
          to: `/content/${id}?${new URLSearchParams({ find: text })}`,
          title,
          text: excerpt ?? '',
          note: state ?? '',
        })),
      }
    }),
    inRoom('log', 'log', async () => {
      const { rows, total } = await actsFound(access, text, shown)
      return {
        total,
        hits: rows.map((row) => ({
          to: row.subjects[0]?.path ?? `/log?${query}`,
          title: `${row.kind === 'server' ? deskCopy(language, 'log').byItself : row.who} ${sentenceOf(row)}`,
          text: [row.change?.before, row.change?.after]
            .flatMap((pieces) => (pieces ? pieces.map((piece) => piece.text).join('') : []))
            .join(' → '),
          note: row.at,
        })),
      }
    }),
  ])
  return rooms.filter((room) => room !== undefined)
}
