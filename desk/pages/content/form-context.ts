import { type ComponentType, createContext, useContext } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import type { Field } from '#content/form/field.ts'
import type { EditorCopy } from '../../editor/editor-copy.ts'
import type { EntryValue, Path, Side } from './edit-value.ts'
import type { Finding } from './findings.server.ts'
import type { Proposals } from './proposals/use-proposals.ts'
import type { References } from './references.server.ts'

export type Fact = { name: string; de: string; en: string }

export type FieldProps<Kind extends Field = Field> = {
  field: Kind
  /** Without the side. */
  path: Path
  /** What the sides of the form say, in their order. */
  first: unknown
  second: unknown
  isOptional?: boolean
}

/** What every field of the form knows. */
export type FormParts = {
  /** Any field at all: groups and lists are made of them. */
  AnyField: ComponentType<FieldProps>
  words: DocumentOf<'desk/content'>
  /** What a field is called, and what it is for. */
  nameOf(path: Path): string
  hintOf(path: Path): string | undefined
  editor: EditorCopy
  pictures: DocumentOf<'desk/pictures'>
  /** The two languages, or the one side of facts. */
  sides: readonly Side[]
  hidden: readonly string[]
  /** The picture that a field describes in words, where the form has no field for the picture. */
  pictureOf(path: Path): string | undefined
  edit(change: (value: EntryValue) => EntryValue): void
  /** What is wrong at a place such as `de.hero.title`, or below it. */
  findingsAt(place: string): Finding[]
  findingsBelow(place: string): Finding[]
  facts: ReadonlyMap<string, Fact>
  /** What fields may name that stands elsewhere; nothing until it is fetched. */
  references: References
  /** Parts that are unfolded, by their places. */
  opened: ReadonlySet<string>
  toggle(place: string, isOpen: boolean): void
  proposals: Proposals
  /** Leads to a field such as `de.hero.title`. */
  show(place: string): void
  /** Counts how often other words came from elsewhere: editors of their own begin anew then. */
  generation: number
}

export const FormContext = createContext<FormParts | undefined>(undefined)

export function useForm(): FormParts {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('There is no form around this field')
  return parts
}

/** The id of a field's element, in one side. */
export function elementId(side: Side, path: Path): string {
  return `field-${[side, ...path].join('.')}`
}
