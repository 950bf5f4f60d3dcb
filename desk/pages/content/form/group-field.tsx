import { Fragment, useState } from 'react'
import { emptyOf, type Field as FormField, type NamedField } from '#content/form/field.ts'
import { Thumbnail } from '../../../pictures/thumbnail.tsx'
import { Field, Key, LinkKey } from '../../../ui/form.tsx'
import { at, setIn } from '../edit-value.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { Fold } from './fold.tsx'

type Groups = Extract<FormField, { kind: 'group' | 'kinds' }>

/** Fields with names: a part of the page at the outermost level, a frame around them further in. */
export function GroupField(props: FieldProps<Groups>) {
  const { path, first, second, isOptional } = props
  const { nameOf, sides, edit, words } = useForm()
  const label = nameOf(path)
  if (path.length === 0) return <Fields {...props} />
  if (isOptional && first === undefined && second === undefined) {
    return (
      <p className="absent">
        <span>{label}</span>{' '}
        <LinkKey
          label={words.form.add}
          onClick={() => edit((before) => setIn(before, sides, path, emptyOf(props.field)))}
          of={label}
        />
      </p>
    )
  }
  const remove = isOptional && (
    <LinkKey
      label={words.form.remove}
      onClick={() => edit((before) => setIn(before, sides, path, undefined))}
      of={label}
    />
  )
  if (path.length === 1) {
    return (
      <Fold path={path} label={label} heading="h2">
        <Fields {...props} />
        {remove}
      </Fold>
    )
  }
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <Fields {...props} />
      {remove}
    </fieldset>
  )
}

/** The fields of a group, without a frame. */
export function Fields({ field, path, first, second }: FieldProps<Groups>) {
  const { AnyField, pictureOf } = useForm()
  const known = fieldsOf(field, first)
  const others = field.kind === 'group' ? field.others : undefined
  const further = others ? namesBeside(known, first) : []
  const one = (name: string, part: FormField, isOptional: boolean) => {
    const picture = pictureOf([...path, name])
    return (
      <Fragment key={name}>
        {picture && <Thumbnail address={picture} alt="" />}
        <AnyField
          field={part}
          path={[...path, name]}
          first={at(first, [name])}
          second={at(second, [name])}
          isOptional={isOptional}
        />
      </Fragment>
    )
  }
  return (
    <>
      {wordsFirst(known).map(({ name, field: part, isOptional }) => one(name, part, isOptional))}
      {others && further.map((name) => one(name, others, true))}
      {others && <AddNamed field={others} path={path} taken={[...known.map(({ name }) => name), ...further]} />}
    </>
  )
}

function fieldsOf(field: Groups, value: unknown): NamedField[] {
  const group = field.kind === 'kinds' ? field.options[String(at(value, [field.by]))] : field
  return group?.kind === 'group' ? group.fields : []
}

/** Names for addresses matter least to whoever writes. */
function wordsFirst(fields: NamedField[]): NamedField[] {
  return [...fields.filter(({ name }) => name !== 'id'), ...fields.filter(({ name }) => name === 'id')]
}

function namesBeside(known: NamedField[], value: unknown): string[] {
  const names = Object.keys((value ?? {}) as object)
  return names.filter((name) => !known.some((one) => one.name === name))
}

/** A further field of a group that is open for some, under a name. */
function AddNamed({ field, path, taken }: { field: FormField; path: FieldProps['path']; taken: string[] }) {
  const { sides, edit, words, nameOf } = useForm()
  const [name, setName] = useState('')
  const label = nameOf(path)
  return (
    <div className="add-named">
      <Field
        label={
          <>
            {words.form.name}
            <span className="visually-hidden">, {label}</span>
          </>
        }
        value={name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Key
        label={words.form.addNamed}
        disabled={!/^[\w-]+$/.test(name) || taken.includes(name)}
        onClick={() => {
          edit((before) => setIn(before, sides, [...path, name], emptyOf(field)))
          setName('')
        }}
        of={label}
      />
    </div>
  )
}
