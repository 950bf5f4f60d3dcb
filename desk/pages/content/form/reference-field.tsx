import type { Field } from '#content/form/field.ts'
import { Choice } from '../../../ui/form.tsx'
import { setIn } from '../edit-value.ts'
import { isWrong } from '../field-places.ts'
import { elementId, type FieldProps, useForm } from '../form-context.ts'
import { FieldFaults } from './field-faults.tsx'
import { TextField } from './text-field.tsx'

type Referring = Extract<Field, { kind: 'text' | 'choice' }>

/** A choice of what stands elsewhere, called as a person calls it. An address may also lead away from the site. */
export function ReferenceField({ field, path, first, second, isOptional }: FieldProps<Referring>) {
  const { nameOf, hintOf, sides, words, references, edit, findingsAt } = useForm()
  const [side = 'shared'] = sides
  const place = elementId(side, path)
  const known = (field.refers && references[field.refers]) ?? []
  const options = field.kind === 'choice' ? field.options.map((value) => named(value, known)) : known
  const value = typeof first === 'string' ? first : ''
  const isKnown = options.some((option) => option.value === value) && (sides.length === 1 || first === second)
  const mayBeElsewhere = field.refers === 'page'
  // Nothing is known before the choices are fetched.
  const isTyped = mayBeElsewhere && known.length > 0 && !isKnown && (value !== '' || Boolean(second))
  const hint = hintOf(path)
  // What is typed has the place of the field, and its faults.
  const id = isTyped ? `${place}-choice` : place
  return (
    <>
      <Choice
        look="common"
        label={nameOf(path)}
        note={isOptional && words.form.optional}
        hint={
          <>
            {hint && !isTyped && <span>{hint}</span>}
            {!isTyped && <FieldFaults sides={sides} path={path} />}
          </>
        }
        id={id}
        isInvalid={!isTyped && sides.some((one) => isWrong(findingsAt([one, ...path].join('.'))))}
        value={isTyped ? elsewhere : value}
        onChange={({ target }) => {
          const chosen = target.value === elsewhere ? 'https://' : target.value
          edit((before) => setIn(before, sides, path, chosen === '' && isOptional ? undefined : chosen))
        }}
      >
        {(isOptional || value === '') && <option value="">{isOptional ? words.form.unset : words.form.choose}</option>}
        {!isKnown && !isTyped && value !== '' && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {mayBeElsewhere && <option value={elsewhere}>{words.form.elsewhere}</option>}
      </Choice>
      {isTyped && <TextField path={path} field={{ kind: 'text' }} first={first} second={second} />}
    </>
  )
}

const elsewhere = ' '

function named(value: string, known: { value: string; label: string }[]) {
  return known.find((one) => one.value === value) ?? { value, label: value }
}
