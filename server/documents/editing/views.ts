import type { DocumentOf } from '#content/catalogue.ts'
import type { Field, Group } from '#content/form/field.ts'
import { languages } from '#contract/language.ts'
import { type Entry, type EntryValue, inLanguages, plainEntry, type Values } from './entry.ts'

type Company = DocumentOf<'company'>
type Studio = DocumentOf<'video-studio'>
type EventDates = DocumentOf<'events'>[number]
type EventWords = Studio['events']['items'][string]
type InBoth = { de: string; en: string }
type EditedEvent = EventDates & { [Name in keyof EventWords]: InBoth }

/** The members of the team, who stand in `company`. */
export function teamView(): Entry {
  const { field } = plainEntry('company', 'facts', ['company'])
  return {
    ...{ id: 'team', group: 'facts', documents: ['company'], hidden: [] },
    field: partOf(field, 'team'),
    read: (values) => ({ shared: (values.get('company') as Company | undefined)?.team }),
    write: (value, values) => new Map([['company', { ...(values.get('company') as Company), team: value.shared }]]),
    placeOf: (_, at) => (at.startsWith('team') ? at.replace('team', 'shared') : undefined),
  }
}

/** Dates of events and their words, which stand in documents of their own: one event is one item. */
export function eventsView(): Entry {
  const words = inLanguages('video-studio')
  const { field } = plainEntry('events', 'facts', ['events'])
  return {
    ...{ id: 'events', group: 'facts', documents: ['events', ...words], hidden: [] },
    field: withWords(field),
    read: (values) => ({ shared: readEvents(values) }),
    write: writeEvents,
    placeOf: (document, at) => placeOfEvent(document, at),
  }
}

const wordNames = ['title', 'type', 'description'] as const

function withWords(field: Field): Field {
  if (field.kind !== 'list' || field.item.kind !== 'group') throw new Error('events are a list of groups')
  const words = wordNames.map((name) => ({ name, field: { kind: 'both' } as const, isOptional: false }))
  const [id, ...dates] = field.item.fields
  return { kind: 'list', item: { kind: 'group', fields: [...words, ...dates, ...(id ? [id] : [])] } }
}

function readEvents(values: Values): EditedEvent[] {
  const [de, en] = languages.map((language) => values.get(`${language}/video-studio`) as Studio | undefined)
  const both = (id: string, name: keyof EventWords) => ({
    de: de?.events.items[id]?.[name] ?? '',
    en: en?.events.items[id]?.[name] ?? '',
  })
  const dates = (values.get('events') ?? []) as EventDates[]
  return dates.map((event) => ({
    ...event,
    ...{ title: both(event.id, 'title'), type: both(event.id, 'type'), description: both(event.id, 'description') },
  }))
}

function writeEvents({ shared }: EntryValue, values: Values): Map<string, unknown> {
  const edited = (Array.isArray(shared) ? shared : []) as EditedEvent[]
  const studios = languages.map((language): [string, unknown] => {
    const id = `${language}/video-studio`
    const studio = values.get(id) as Studio
    const items = edited.map((event): [string, unknown] => [
      event.id,
      Object.fromEntries(wordNames.map((name) => [name, event[name]?.[language] ?? ''])),
    ])
    return [id, { ...studio, events: { ...studio.events, items: Object.fromEntries(items) } }]
  })
  const dates = edited.map(({ id, date, from, to }) => ({ id, date, from, to }))
  return new Map([['events', dates], ...studios])
}

/** Words are found by an event's id, which is no place: the list says where it stands. */
function placeOfEvent(document: string, at: string): string | undefined {
  if (document === 'events') return at ? `shared.${at}` : 'shared'
  const [, id, name] = /^events\.items\.([\w-]+)(?:\.(\w+))?$/.exec(at) ?? []
  if (id === undefined) return undefined
  return ['shared', `[${id}]`, ...(name ? [name, document.slice(0, 2)] : [])].join('.')
}

function partOf(field: Field, name: string): Field {
  const part = (field as Group).fields.find((one) => one.name === name)
  if (!part) throw new Error(`there is no field ${name}`)
  return part.field
}
