import type { ReactNode } from 'react'

export type Option = { value: string; label: string }

type ChoicesProps = {
  id?: string
  legend: string
  /** The form field that all share; ids are made from it. */
  name: string
  options: Option[]
  defaultValue: string
  hint?: ReactNode
}

/** One of a few: radio buttons that look like a row of buttons. */
export function Choices({ id, legend, name, options, defaultValue, hint }: ChoicesProps) {
  const hintId = `${name}-hint`
  return (
    <fieldset className="choices" id={id} aria-describedby={hint ? hintId : undefined}>
      <legend>{legend}</legend>
      <div className="choices-buttons">
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className="choices-hint small" id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
