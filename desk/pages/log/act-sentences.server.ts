import { entryOfDocument, languageOf } from '#content/catalogue.ts'
import { source } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import type { Page } from '#server/db/page.ts'
import type { AuditRow } from '#server/db/tables/desk.ts'
import type { Access } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { wholeDays } from '../../time.ts'
import { changesBetween } from '../content/changes.server.ts'
import { titleOf } from '../content/titles.server.ts'
import type { Piece } from '../content/word-diff.ts'

type Named = { name: string; path?: string }

/** An act as a sentence: `said` around its `subjects`, and what there is to know of it; of words of the site what they said before and after. */
export type ActSentence = {
  said: [before: string, after: string]
  subjects: Named[]
  about: string
  change: { before: Piece[]; after: Piece[]; more: number; language: Language | undefined } | undefined
}

type Telling = Pick<Access, 'language' | 'time'> & {
  words: ReturnType<typeof deskCopy<'log'>>
  nameOf: Map<string, string>
}

/** What stands in a row of its own, or for nobody but the store. */
const untold = new Set(['publication', 'revision'])

/** Acts in words, in their order. @param named what visitors and letters are called, while they are there */
export async function actSentences(
  { services, language, time }: Pick<Access, 'services' | 'language' | 'time'>,
  acts: AuditRow[],
  named: ReadonlyMap<string, Named>,
): Promise<ActSentence[]> {
  const members = await services.members.list()
  const ids = new Set(
    acts.flatMap(({ subject_id, details }) => {
      const { assigned, for: reader } = JSON.parse(details)
      return [subject_id, assigned, reader].filter((id) => typeof id === 'string')
    }),
  )
  const [actors, publishing] = await Promise.all([services.audit.actorNames([...ids]), services.entries.ofActs(acts)])
  const telling: Telling = {
    words: deskCopy(language, 'log'),
    ...{ language, time },
    nameOf: new Map([...actors, ...members.map(({ id, name }) => [id, name] as const)]),
  }
  const told = [...publishing.values()].flatMap(({ documents = [] }) => documents)
  const drafts = told.every((id) => source(id) !== undefined) ? [] : await services.editing.list()
  const written = new Map(drafts.flatMap(({ texts }) => [...texts]))
  return acts.map((act) => {
    const { documents = [], why, change } = publishing.get(act.number) ?? {}
    const subject = named.get(act.subject_id ?? '')
    const member = telling.nameOf.get(act.subject_id ?? '')
    const isOwn = act.actor_id !== null && act.actor_id === act.subject_id
    const { said, sentence, about } = toldOf(act, telling, subject)
    return {
      said,
      subjects: subject
        ? [subject]
        : documents.length > 0
          ? documents.map((id) => namedDocument(id, language, written))
          : [{ name: member ?? (act.subject_id ? telling.words.gone : telling.words.several) }].filter(
              () => (member && !isOwn) || sentence.includes('{subject}'),
            ),
      about: [why && fill(deskCopy(language, 'shell').quoted, { text: why }), about].filter(Boolean).join(', '),
      change: change && shortened(changesBetween(change.before, change.after, change.entry)),
    }
  })
}

/** The sentence without its links. */
export function sentenceOf({ said: [before, after], subjects }: ActSentence): string {
  return [before, subjects.map(({ name }) => name).join(', '), after].join(before.endsWith(' ') ? '' : ' ').trim()
}

/** What it is called, in which language, and where it is edited. */
function namedDocument(id: string, language: Language, written: ReadonlyMap<string, string>): Named {
  const entry = entryOfDocument(id)
  const own = languageOf(id)
  const title = titleOf(entry, language, source(own ? id : `${language}/${id}`) ?? written.get(id))
  return { name: own ? `${title} (${own.toUpperCase()})` : title, path: `/content/${entry}` }
}

const mostBeside = 40

/** The first difference, with some words around it, and how many more there are. */
function shortened(changes: ReturnType<typeof changesBetween>): ActSentence['change'] {
  const [first] = changes
  if (!first) return undefined
  const cut = (pieces: Piece[]) =>
    pieces.map((piece, index): Piece => {
      if (piece.isOther) return { ...piece, text: piece.text.slice(0, 4 * mostBeside) }
      const { text } = piece
      if (text.length <= 2 * mostBeside) return piece
      const [start, end] = [text.slice(0, mostBeside), text.slice(-mostBeside)]
      if (index === 0) return { ...piece, text: `…${end}` }
      return { ...piece, text: index === pieces.length - 1 ? `${start}…` : `${start}…${end}` }
    })
  return { before: cut(first.before), after: cut(first.after), more: changes.length - 1, language: first.language }
}

/** An act's sentence, with the one detail that has a place in it, and the others: `Stufe Early Access, Anzahl 3`. What is zero or empty is left out. */
function toldOf({ act, details }: AuditRow, { words, language, nameOf, time }: Telling, subject: Named | undefined) {
  const valueIn = (name: string, value: string | number | boolean) => {
    const known = words.values[String(value)] ?? nameOf.get(String(value))
    if (known !== undefined) return known
    if (name === 'bytes') return `${(Number(value) / 1_000_000).toFixed(1)} MB`
    return /^\d{4}-.*Z$/.test(String(value)) ? time(String(value)) : String(value)
  }
  const all: Record<string, string | number | boolean | null> = JSON.parse(details)
  const days = typeof all.from === 'string' && typeof all.to === 'string' && wholeDays(all.from, all.to, language)
  const told = Object.entries(all).flatMap(
    // What an issue is called stands in the sentence.
    ([name, value]) =>
      value === 0 ||
      value === null ||
      untold.has(name) ||
      (name === 'issue' && subject) ||
      (days && ['from', 'to'].includes(name))
        ? []
        : [
            {
              name,
              value: valueIn(name, value),
              sentence: words.told[`${act} ${name} ${value}`] ?? words.told[`${act} ${name}`],
            },
          ],
  )
  const inside = told.find(({ sentence }) => sentence !== undefined)
  // One of an earlier version may have no words any more.
  const sentence = inside?.sentence ?? (words.acts as Partial<Record<string, string>>)[act] ?? act
  const [before = '', after = ''] = sentence
    .split('{subject}')
    .map((part) => fill(part, { detail: inside?.value ?? '' }))
  const others = told
    .filter((one) => one !== inside)
    .map(({ name, value }) => `${words.details[name] ?? name} ${value}`)
  const said: ActSentence['said'] = [before, after]
  return { said, sentence, about: [days, ...others].filter(Boolean).join(', ') }
}

/** Acts by what the desk calls them, for a search in the words that it shows. */
export function actsCalled(language: Language) {
  const { acts, told, values } = deskCopy(language, 'log')
  const called = [
    ...Object.entries(acts).map(([act, said]) => ({ said, act })),
    ...Object.entries(told).map(([key, said]) => {
      const [act, name, value = '"'] = key.split(' ')
      return { said, ...(act && { act }), holding: `"${name}":${value}` }
    }),
    ...Object.entries(values).map(([value, said]) => ({
      said,
      holding: ['true', 'false'].includes(value) ? `:${value}` : `:"${value}"`,
    })),
  ]
  return (part: string) => called.filter(({ said }) => said.toLowerCase().includes(part.toLowerCase()))
}

/** A page of the log as sentences: acts that hold these words, in what they are called, whom they concern or what they changed. */
export async function actsFound(desk: Access, text: string, page: Page) {
  const { services, language, time } = desk
  const search = { text, actsCalled: actsCalled(language), actsSaying: services.entries.actsSaying }
  const { acts, total } = await services.audit.list(search, page)
  const told = await actSentences(desk, acts, await services.audit.subjectsOf(acts))
  return {
    total,
    rows: acts.flatMap((act, index) => {
      const sentence = told[index]
      const { number, actor_kind: kind, actor_name: who } = act
      return sentence ? { number, kind, who, at: time(act.at), ...sentence } : []
    }),
  }
}
