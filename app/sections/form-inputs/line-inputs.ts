import type { ComponentProps } from 'react'
import { type FormField, type FormFields, type StoredName, storedFields } from '#contract/form-fields.ts'

/** One line of text, as a form asks for it. */
export type LineInput<Name extends string> = {
  name: Name
  isOptional: boolean
  attributes: Pick<
    ComponentProps<'input'>,
    'name' | 'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'enterKeyHint' | 'required'
  >
}

/** The inputs of a form's single-line fields, in order, with what helps to fill them in. */
export function lineInputs<Fields extends FormFields>(fields: Fields): LineInput<StoredName<Fields>>[] {
  return storedFields(fields).flatMap(([name, field]) => (isLine(field) ? lineInput(name, field) : []))
}

type Line = Extract<FormField, { kind: 'email' | 'line' | 'text' }>

function isLine(field: FormField): field is Line {
  return field.kind === 'email' || field.kind === 'line'
}

function lineInput<Name extends string>(name: Name, field: Line): LineInput<Name> {
  const { kind, optional = false, autoComplete, inputMode } = field
  const ofAddress = { type: 'email', spellCheck: false } as const
  return {
    name,
    isOptional: optional,
    attributes: {
      name,
      autoComplete,
      inputMode,
      enterKeyHint: 'next',
      required: !optional,
      ...(kind === 'email' && ofAddress),
    },
  }
}
