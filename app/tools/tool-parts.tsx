import { type ComponentProps, type ReactNode, type Ref, useEffect, useState } from 'react'

type ToolFormProps = {
  ref: Ref<HTMLFormElement>
  label: string
  onInput: () => void
  /** Called with a field's name when the focus leaves it. */
  onLeave?: (field: string) => void
  children: ReactNode
}

/**
 * A form that is never sent. Without scripts the enter key would put what was typed into the address; a form of the
 * method "dialog" that stands in no dialog goes nowhere.
 */
export function ToolForm({ ref, label, onInput, onLeave, children }: ToolFormProps) {
  return (
    <form
      ref={ref}
      className="tool-form"
      method="dialog"
      aria-label={label}
      autoComplete="off"
      noValidate
      onInput={onInput}
      onBlur={({ target }) => 'name' in target && onLeave?.(String(target.name))}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  )
}

/** A button that looks like a link: what it does is small, or can be taken back. */
export function ToolLink(button: ComponentProps<'button'>) {
  return <button type="button" className="tool-link" {...button} />
}

/** Says the outcome to those who do not see it, after a pause in typing. */
export function Announcement({ children }: { children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {useSettled(children)}
    </p>
  )
}

export type Figure = { label: string; value: string; note?: string; total?: boolean }

/** Amounts below each other; a double rule closes the total. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="tool-figures">
      {figures.map(({ label, value, note, total }) => (
        <div key={label} data-total={total || undefined}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd className="mono figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A value once it has stayed the same for a while: what a live region says, so that it does not speak at each key. */
function useSettled<Value>(value: Value, milliseconds = 900): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
