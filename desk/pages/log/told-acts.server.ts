import { entryOfDocument, languageOf } from '#content/catalogue.ts'
import { source } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import type { AuditRow } from '#server/db/tables/desk.ts'
import type { DeskServices } from '#server/desk/services.ts'
import { deskCopy } from '../../copy.server.ts'
import { exactTime } from '../../time.ts'
import { titleOf } from '../content/titles.server.ts'

/**
 * `said`: what was done. `documents`: those of the site to which it was. `about`: to what of the team or of which kind, and the
 * facts. Visitors are not named in any.
 */
export type ToldAct = { said: string; documents: { name: string; path: string }[]; about: string }

type Telling = { words: ReturnType<typeof deskCopy<'log'>>; language: Language; nameOf: Map<string, string> }

/** Acts in words, in their order. */
export async function toldActs(services: DeskServices, acts: AuditRow[], language: Language): Promise<ToldAct[]> {
  const members = await services.members.list()
  const assigned = acts.map(({ details }) => String(JSON.parse(details).assigned ?? ''))
  const ids = new Set([...acts.flatMap(({ subject_id }) => subject_id ?? []), ...assigned])
  const [actors, publishing] = await Promise.all([services.audit.actorNames([...ids]), services.entries.ofActs(acts)])
  const telling = {
    words: deskCopy(language, 'log'),
    language,
    nameOf: new Map([...actors, ...members.map(({ id, name }) => [id, name] as const)]),
  }
  return acts.map((act) => ({
    said: telling.words.acts[act.act] ?? act.act,
    documents: (publishing.get(act.number)?.documents ?? []).map((id) => namedDocument(id, language)),
    about: [subjectOf(act, telling), quoted(publishing.get(act.number)?.why), detailsOf(act.details, telling)]
      .filter(Boolean)
      .join(', '),
  }))
}

/** What it is called, in which language, and where it is edited. */
function namedDocument(id: string, language: Language): ToldAct['documents'][number] {
  const entry = entryOfDocument(id)
  const own = languageOf(id)
  const title = titleOf(entry, own ?? language, source(own ? id : `${language}/${id}`))
  return { name: own ? `${title} (${own.toUpperCase()})` : title, path: `/content/${entry}` }
}

const quoted = (why: string | undefined) => why && `«${why}»`

function subjectOf({ subject_kind: kind, subject_id: id }: AuditRow, { words, nameOf }: Telling): string | undefined {
  const name = id === null ? undefined : nameOf.get(id)
  if (name) return name
  if (kind === 'member' && id !== null) return words.gone
  return kind === null ? undefined : words.subjects[kind as keyof typeof words.subjects]
}

/** `Stufe Early Access, Anzahl 3`; what is zero or empty is left out. */
function detailsOf(json: string, { words, language, nameOf }: Telling): string {
  const told = (value: unknown) => (/^\d{4}-.*Z$/.test(String(value)) ? exactTime(String(value), language) : value)
  return Object.entries(JSON.parse(json) as Record<string, string | number | boolean | null>)
    .filter(([, value]) => value !== 0 && value !== null)
    .map(
      ([name, value]) =>
        `${words.details[name] ?? name} ${words.values[String(value)] ?? nameOf.get(String(value)) ?? told(value)}`,
    )
    .join(', ')
}

/** Acts by what the desk calls them, for a search in the words that it shows. */
export function actsCalled(language: Language) {
  const acts = Object.entries(deskCopy(language, 'log').acts)
  return (part: string) =>
    acts.filter(([, said]) => said.toLowerCase().includes(part.toLowerCase())).map(([act]) => act)
}
