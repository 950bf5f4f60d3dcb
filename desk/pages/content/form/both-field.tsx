import { type FieldProps, useForm } from '../form-context.ts'
import { OneText } from './text-field.tsx'

const text = { kind: 'text' } as const

/** Words that one document has in both languages. */
export function BothField({ path, first, isOptional }: FieldProps) {
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
