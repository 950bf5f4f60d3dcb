import type { ComponentProps, ReactNode } from 'react'
import type { Option } from './choice.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  id: string
  label: string
  options: (Option & { disabled?: boolean })[]
  hint?: ReactNode
}

/** One of many, with a label. */
export function SelectField({ id, label, options, hint, ...select }: SelectFieldProps) {
  const hintId = `${id}-hint`
  return (
    <div className="field select-field">
      <label htmlFor={id}>{label}</label>
      <span className="select-box">
        <select {...select} id={id} aria-describedby={hint ? hintId : undefined}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  )
}
