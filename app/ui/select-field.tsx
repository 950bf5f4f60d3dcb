import type { ComponentProps } from 'react'
import type { Option } from './choice.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  id: string
  label: string
  options: (Option & { disabled?: boolean })[]
}

/** One of many, with a label. */
export function SelectField({ id, label, options, ...select }: SelectFieldProps) {
  return (
    <div className="field select-field">
      <label htmlFor={id}>{label}</label>
      <span className="select-box">
        <select {...select} id={id}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
