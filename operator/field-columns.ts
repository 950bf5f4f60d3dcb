import { type FormFields, isTyped, type StoredName, storedFields } from '#contract/form-fields.ts'
import type { Column } from './table.ts'
import { localTime } from './time.ts'

const excerptLength = 60

type Row<Fields> = { [Name in StoredName<Fields>]: string | null }

/** Columns of the fields that stand in lists; `texts` are those of several lines, of which a list shows the beginning. */
export function fieldColumns<Fields extends FormFields>(
  fields: Fields,
  labels: Record<StoredName<Fields>, string>,
): { lines: Column<Row<Fields>>[]; texts: Column<Row<Fields>>[] } {
  const listed = storedFields(fields).filter(([, field]) => 'listed' in field)
  const column = ([name, { kind }]: (typeof listed)[number]): Column<Row<Fields>> => ({
    title: labels[name],
    value: (row) =>
      kind === 'moment' ? localTime(row[name]) : [...String(row[name] ?? '')].slice(0, excerptLength).join(''),
  })
  return {
    lines: listed.filter(([, { kind }]) => kind !== 'text').map(column),
    texts: listed.filter(([, { kind }]) => kind === 'text').map(column),
  }
}

/** Every field in full, by its label; `texts` keep their lines. */
export function fieldPairs<Fields extends FormFields>(
  fields: Fields,
  labels: Record<StoredName<Fields>, string>,
  row: { [Name in StoredName<Fields>]?: string | null },
): { lines: [label: string, value: string | null][]; texts: string[] } {
  const stored = storedFields(fields)
  return {
    lines: stored.filter(([, { kind }]) => kind !== 'text').map(([name]) => [labels[name], row[name] ?? null]),
    texts: stored.filter(([, { kind }]) => kind === 'text').flatMap(([name]) => row[name] ?? []),
  }
}

/** What tells a person from a machine soonest: what was typed, but the address. */
export function typedExcerpt(fields: FormFields, values: Record<string, unknown>): string {
  const texts = storedFields(fields)
    .filter(([, field]) => isTyped(field) && field.kind !== 'email')
    .map(([name]) => values[name])
    .filter((text) => typeof text === 'string')
  return [...texts.join(' · ')].slice(0, excerptLength).join('')
}
