/** What a field says of somebody: who they are or what they chose; what they wrote, which may name others too; or nothing. */
export type Personal = 'person' | 'free text' | 'technical'

type TypedText = {
  /** An e-mail address; text of one line; text of several lines. */
  kind: 'email' | 'line' | 'text'
  /** Bounds in characters. */
  min?: number
  max: number
  /** May be left empty: then it is undefined on the wire and null in the store. */
  optional?: true
  /** Code of the refusal when the rule is broken, and when nothing was typed where that has words of its own. */
  code: string
  missing?: string
  /** What the browser can fill in, and the keyboard that a phone shows. */
  autoComplete?: string
  inputMode?: 'tel' | 'url' | 'numeric'
  /** Stands in the operator's lists; everything stands in full in the letter, at the desk and in `show`. */
  listed?: true
}

/** A box that must be ticked. It has no column: consent is stored with its text's version and time. */
type Consent = { kind: 'consent'; code: string }

/** One of a list; `otherwise` when none was chosen. */
type Choice = { kind: 'choice'; options: readonly string[]; otherwise: string; code: string; listed?: true }

/** An id of something that the site shows, which a link brings along. One that the site does not know counts as not given. */
type Reference = { kind: 'reference'; of: 'event' | 'page'; max: number; optional: true; listed?: true }

/** A point in time: ISO 8601 with an offset on the wire, in UTC once validated. */
type Moment = { kind: 'moment'; code: string; listed?: true }

/**
 * One field of a form, under its name on the wire and in the store. Its label stands under the same name in the form's words.
 * Everything else follows from this description: rule, payload, input, letter, columns, search, export, erasure, redaction.
 */
export type FormField = { personal: Personal } & (TypedText | Consent | Choice | Reference | Moment)

/** A form's fields from top to bottom: in this order they are shown, and errors are told. */
export type FormFields = Record<string, FormField>

type Optional<Fields> = { [Name in keyof Fields]: Fields[Name] extends { optional: true } ? Name : never }[keyof Fields]

type Value<Field> = Field extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Field extends { kind: 'consent' }
    ? true
    : string

/** A form that was validated. Consent may be missing where a program sends the form. */
export type FieldValues<Fields> = {
  -readonly [Name in Exclude<keyof Fields, Optional<Fields> | ConsentName<Fields>>]: Value<Fields[Name]>
} & { -readonly [Name in Optional<Fields> | ConsentName<Fields>]?: Value<Fields[Name]> }

type ConsentName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'consent' } ? Name : never
}[keyof Fields]

/** Fields that have a column, and so a label. */
export type StoredName<Fields> = Exclude<keyof Fields, ConsentName<Fields>> & string

/** A form as a row of the store has it. */
export type FieldColumns<Fields> = {
  -readonly [Name in StoredName<Fields>]: Value<Fields[Name]> | (Fields[Name] extends { optional: true } ? null : never)
}

/** A form as it was typed, not validated. */
export type TypedValues<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { kind: 'consent' } ? boolean : string
}

/** Names and descriptions, in order, of the fields that have a column. */
export function storedFields<Fields extends FormFields>(
  fields: Fields,
): [name: StoredName<Fields>, field: FormField][] {
  return Object.entries(fields).filter(([, { kind }]) => kind !== 'consent') as [StoredName<Fields>, FormField][]
}

/** Names of the fields that have a column. */
export function storedNames<Fields extends FormFields>(fields: Fields): StoredName<Fields>[] {
  return storedFields(fields).map(([name]) => name)
}

/** Whether people type it: it can be searched, and may name anybody. */
export function isTyped(field: FormField): field is Extract<FormField, TypedText> {
  return field.kind === 'email' || field.kind === 'line' || field.kind === 'text'
}

/** What stands in a form's inputs; all empty without one. */
export function readFields<Fields extends FormFields>(fields: Fields, form = new FormData()): TypedValues<Fields> {
  const entries = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'consent' ? form.has(name) : String(form.get(name) ?? ''),
  ])
  return Object.fromEntries(entries)
}

/** Names of the fields that a form cannot be without, when nothing at all was typed into it: that is told without its rules. */
export function requiredWhenEmpty<Fields extends FormFields>(
  fields: Fields,
  values: TypedValues<Fields>,
): StoredName<Fields>[] {
  const typed = storedFields(fields).filter(([, field]) => isTyped(field))
  if (typed.some(([name]) => String(values[name]).trim() !== '')) return []
  return typed.filter(([, field]) => !('optional' in field)).map(([name]) => name)
}

/** What crosses the wire: an optional field that was left empty is left out. */
export function payloadOf<Fields extends FormFields>(
  fields: Fields,
  values: TypedValues<Fields>,
): Partial<TypedValues<Fields>> {
  const entries = Object.entries(values).filter(
    ([name, value]) => !(fields[name] && 'optional' in fields[name] && String(value).trim() === ''),
  )
  return Object.fromEntries(entries) as Partial<TypedValues<Fields>>
}

/** A validated form as the store's columns. */
export function columnsOf<Fields extends FormFields>(
  fields: Fields,
  values: { [Name in StoredName<Fields>]?: unknown },
): FieldColumns<Fields> {
  return Object.fromEntries(storedFields(fields).map(([name]) => [name, values[name] ?? null])) as FieldColumns<Fields>
}

/** What people typed into it, for searching. */
export function typedTexts<Fields extends FormFields>(
  fields: Fields,
  values: { [Name in StoredName<Fields>]?: unknown },
): string[] {
  return storedFields(fields)
    .filter(([, field]) => isTyped(field))
    .map(([name]) => String(values[name] ?? ''))
}
