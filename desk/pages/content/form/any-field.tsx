import { memo } from 'react'
import { isCommon } from '#content/form/field.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { CommonField, ReferenceField } from './common-field.tsx'
import { GroupField } from './group-field.tsx'
import { ListField } from './list-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { OneText, TextField } from './text-field.tsx'

/** A part of a document, in both languages where it has words. */
export const AnyField = memo(function AnyField(props: FieldProps) {
  const { field, path, isOptional } = props
  const { hidden } = useForm()
  // An item of a list may have a name by which code knows it; a `key` elsewhere is the text of a button.
  const name = typeof path.at(-2) === 'number' ? String(path.at(-1)) : ''
  if (hidden.includes(path.join('.')) || field.kind === 'fixed') return null
  switch (field.kind) {
    case 'group':
    case 'kinds':
      return <GroupField {...props} field={field} />
    case 'list':
      return <ListField {...props} field={field} />
    case 'both':
      return <BothField {...props} field={field} />
    case 'markdown':
      return <MarkdownField {...props} field={field} />
    case 'text':
      if (field.refers) return <ReferenceField {...props} field={field} />
      if (isCommon(name, field)) return <CommonField {...props} />
      return <TextField path={path} field={field} first={props.first} second={props.second} isOptional={isOptional} />
    case 'choice':
      if (field.refers) return <ReferenceField {...props} field={field} />
      return <CommonField {...props} field={field} />
    default:
      return <CommonField {...props} field={field} />
  }
}, isSameField)

function isSameField(one: FieldProps, other: FieldProps): boolean {
  return (
    one.field === other.field &&
    Object.is(one.first, other.first) &&
    Object.is(one.second, other.second) &&
    one.path.join('\n') === other.path.join('\n')
  )
}

const text = { kind: 'text' } as const

/** Words that one document has in both languages. */
function BothField({ path, first, isOptional }: FieldProps) {
  const { sides } = useForm()
  const [side = 'shared'] = sides
  const { de, en } = (first ?? {}) as { de?: unknown; en?: unknown }
  return (
    <div className="sides">
      <OneText field={text} path={path} side={side} text={de} language="de" isOptional={isOptional} />
      <OneText field={text} path={path} side={side} text={en} language="en" isOptional={isOptional} />
    </div>
  )
}
