import { useState } from 'react'
import type { Field } from '#content/form/field.ts'
import { PictureField } from '../../../pictures/picture-field.tsx'
import { Choice } from '../../../ui/form.tsx'
import { type Path, setIn } from '../edit-value.ts'
import { isWrong } from '../field-places.ts'
import { elementId, type FieldProps, useForm } from '../form-context.ts'
import { FieldFaults } from './field-faults.tsx'
import { TextField } from './text-field.tsx'

type Text = Extract<Field, { kind: 'text' }>

/**
 * A picture of the site, or a drawing that stands for one. What is to be seen on it stands in the field beside it, and is taken over with
 * the picture; a drawing is described by what it is.
 */
function PicturePart({ path, field, first }: FieldProps<Text>) {
  const { nameOf, hintOf, sides, words, pictures, edit, findingsAt } = useForm()
  const findings = sides.flatMap((side) => findingsAt([side, ...path].join('.')))
  const told = findings.map(({ level, text }) => `${words.checks[level]}: ${text}`).join(' ')
  return (
    <PictureField
      copy={pictures}
      label={nameOf(path)}
      value={typeof first === 'string' ? first : ''}
      ratio={1}
      drawings={field.drawings ?? []}
      hint={[hintOf(path), told].filter(Boolean).join(' ')}
      error={isWrong(findings) ? told : undefined}
      onChange={(address, descriptions) =>
        edit((before) => setIn(setIn(before, sides, path, address), sides, wordsFor(path), descriptions))
      }
    />
  )
}

/** `image` has its words in `imageAlt`. */
function wordsFor(path: Path): Path {
  return [...path.slice(0, -1), `${path.at(-1)}Alt`]
}

/** What is no word and the same in both languages: a number, a day, a choice, a name for addresses. */
export function CommonField({ field, path, first, isOptional }: FieldProps) {
  const { nameOf, hintOf, sides, words, edit, findingsAt } = useForm()
  const [side = 'shared'] = sides
  const id = elementId(side, path)
  if (field.kind === 'text' && field.form === 'picture')
    return <PicturePart path={path} field={field} first={first} second={first} />
  const isAddress = path.at(-1) === 'id'
  const hint = isAddress ? words.form.addressHint : hintOf(path)
  const set = (part: unknown) => edit((before) => setIn(before, sides, path, part))
  const attributes = {
    id,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': sides.some((one) => isWrong(findingsAt([one, ...path].join('.')))) || undefined,
  }
  return (
    <div className="field common">
      <label htmlFor={id}>
        <span>{isAddress ? words.form.address : nameOf(path)}</span>
        {isOptional && <small>{words.form.optional}</small>}
      </label>
      {field.kind === 'flag' && (
        <input
          type="checkbox"
          {...attributes}
          checked={first === true}
          onChange={({ target }) => set(target.checked || (isOptional ? undefined : false))}
        />
      )}
      {field.kind === 'choice' && (
        <span className="select">
          <select {...attributes} value={String(first ?? '')} onChange={({ target }) => set(target.value || undefined)}>
            {isOptional && <option value="">{words.form.unset}</option>}
            {field.options.map((option) => (
              <option key={option} value={option}>
                {nameOf([option])}
              </option>
            ))}
          </select>
        </span>
      )}
      {field.kind === 'number' && <NumberInput {...attributes} value={first} isOptional={isOptional} onNumber={set} />}
      {field.kind === 'text' && (
        <input
          {...attributes}
          type={inputTypes[field.form ?? ''] ?? 'text'}
          autoComplete="off"
          value={typeof first === 'string' ? first : ''}
          onChange={({ target }) => set(target.value === '' && isOptional ? undefined : target.value)}
        />
      )}
      <span className="hint" id={`${id}-hint`}>
        {hint && <span>{hint}</span>}
        <FieldFaults sides={sides} path={path} />
      </span>
    </div>
  )
}

const inputTypes: Record<string, string> = { day: 'date', time: 'time' }

type NumberInputProps = {
  id: string
  value: unknown
  isOptional?: boolean
  onNumber(number: number | null | undefined): void
}

/** A number as it is typed; what is none is no value. */
function NumberInput({ value, isOptional, onNumber, ...attributes }: NumberInputProps) {
  const [typed, setTyped] = useState<string>()
  const shown =
    typed !== undefined && numberIn(typed) === (value ?? null) ? typed : value == null ? (typed ?? '') : String(value)
  return (
    <input
      {...attributes}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onNumber(target.value.trim() === '' && isOptional ? undefined : numberIn(target.value))
      }}
    />
  )
}

/** 2'390 and 8,1 are typed as well as 2390 and 8.1. */
function numberIn(typed: string): number | null {
  const plain = typed.replace(/['’\s]/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

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
