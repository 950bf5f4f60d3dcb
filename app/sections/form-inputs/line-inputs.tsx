import type { ReactNode } from 'react'
import { useFormCopy } from '#app/lib/form-copy.ts'
import { InputField } from '#app/ui/field.tsx'
import { type FormFields, type StoredName, storedFields, type TypedValues } from '#contract/form-fields.ts'

type LineInputsProps<Fields extends FormFields> = {
  fields: Fields
  id(name: string): string
  labels: Record<StoredName<Fields>, string>
  values: TypedValues<Fields>
  error(name: StoredName<Fields>): ReactNode
  hints?: { [Name in StoredName<Fields>]?: string }
}

/** The inputs of a form's single-line fields, in order, with what helps to fill them in. */
export function LineInputs<Fields extends FormFields>(props: LineInputsProps<Fields>) {
  const { fields, id, labels, values, error, hints = {} as NonNullable<typeof props.hints> } = props
  const words = useFormCopy()
  return storedFields(fields).map(([name, field]) => {
    if (field.kind !== 'email' && field.kind !== 'line') return null
    return (
      <InputField
        key={name}
        id={id(name)}
        label={labels[name]}
        mark={field.optional && words.optional}
        defaultValue={String(values[name])}
        hint={hints[name]}
        error={error(name)}
        name={name}
        autoComplete={field.autoComplete}
        inputMode={field.inputMode}
        enterKeyHint="next"
        required={!field.optional}
        {...(field.kind === 'email' && { type: 'email', spellCheck: false })}
      />
    )
  })
}
