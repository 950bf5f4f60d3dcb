import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

type FieldProps = {
  label: string
  /** Stands behind the label in small type, such as "(optional)". */
  mark?: string
  hint?: ReactNode
  error?: ReactNode
}

type InputFieldProps = FieldProps & ComponentProps<'input'>

/** A labelled input with its hint and error; both are announced with it. */
export function InputField({ label, mark, hint, error, id, ...input }: InputFieldProps) {
  const field = useField(id, hint, error)
  return (
    <div className="field">
      <FieldLabel id={field.attributes.id} label={label} mark={mark} />
      <input {...input} {...field.attributes} />
      <FieldNotes ids={field} hint={hint} error={error} />
    </div>
  )
}

type TextFieldProps = FieldProps & ComponentProps<'textarea'>

export function TextField({ label, mark, hint, error, id, ...textarea }: TextFieldProps) {
  const field = useField(id, hint, error)
  return (
    <div className="field">
      <FieldLabel id={field.attributes.id} label={label} mark={mark} />
      <textarea {...textarea} {...field.attributes} />
      <FieldNotes ids={field} hint={hint} error={error} />
    </div>
  )
}

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: ReactNode }

export function CheckField({ label, error, id, ...input }: CheckFieldProps) {
  const field = useField(id, undefined, error)
  return (
    <div className="check">
      <input {...input} type="checkbox" {...field.attributes} />
      <label htmlFor={field.attributes.id}>{label}</label>
      <FieldNotes ids={field} error={error} />
    </div>
  )
}

/** A field that people neither see nor reach; whatever fills it is no person. Its name is the contract's `website`. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type ErrorSummaryProps = {
  /** Where a form that was posted without scripts leads: the browser then gives the focus to what it finds there. */
  id?: string
  title: string
  /** Field id and message, in the order of the form. */
  errors: { id: string; message: string }[]
}

/** The errors of a form in one place, each a link to its field; takes the focus when it appears. */
export function ErrorSummary({ id, title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div className="error-summary" id={id} ref={summary} tabIndex={-1}>
      <p>{title}</p>
      <ul className="ruled bare">
        {errors.map(({ id: field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Goes to the field without leaving a mark in the history. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** What joins a control with its label, hint and error. */
function useField(given: string | undefined, hint: ReactNode, error: ReactNode) {
  const generated = useId()
  const id = given ?? generated
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  // Said when it is not wrong, too: Firefox calls a required field invalid as long as it is empty.
  const attributes = { id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined }
  return { attributes, hintId, errorId }
}

function FieldLabel({ id, label, mark }: { id: string; label: string; mark?: string }) {
  return (
    <label htmlFor={id}>
      {label} {mark && <small>{mark}</small>}
    </label>
  )
}

type FieldNotesProps = { ids: { hintId: string; errorId: string }; hint?: ReactNode; error?: ReactNode }

function FieldNotes({ ids, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <span className="hint" id={ids.hintId}>
          {hint}
        </span>
      )}
      {error && (
        <p className="error" id={ids.errorId}>
          {error}
        </p>
      )}
    </>
  )
}
