import { type ComponentProps, type ReactNode, useId } from 'react'
import { type FetcherWithComponents, Form, Link } from 'react-router'
import { useRoot } from '../use-root.ts'

type PostFormProps = ComponentProps<typeof Form> & {
  /**
   * The fetcher that sends it; without one the page goes along. An act that leads on is sent without: the way on of a fetcher is dropped
   * when the page is loaded anew before the answer, and when the form has gone, with what the act has taken away.
   */
  of?: Pick<FetcherWithComponents<unknown>, 'Form'>
}

/** A form that changes something. It carries the proof that it was made for this session. */
export function PostForm({ of: fetcher, children, ...attributes }: PostFormProps) {
  const { formToken } = useRoot()
  const Sent = fetcher?.Form ?? Form
  return (
    <Sent method="post" {...attributes}>
      <input type="hidden" name="formToken" value={formToken} />
      {children}
    </Sent>
  )
}

/** What went wrong, told as soon as it stands there. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="error">
      {children}
    </p>
  )
}

export type KeyProps = Omit<ComponentProps<'button'>, 'name' | 'value' | 'className'> & {
  label: ReactNode
  /** `main`: the one next step. `out`: something is sent to others. `bad`: it destroys for good. `only-…`: of the screens that show it. */
  look?: string | undefined
  /** What the form around it is to do; without it, it sends no form unless its type says so. */
  act?: string | undefined
  name?: string
  value?: string | number
  /** Whom or what it is about, where several stand below each other: for readers of the screen. */
  of?: string | undefined
  /** It does nothing for now, and keeps the focus. */
  rests?: boolean
}

/** A button. Its children stand behind its label. */
export function Key(props: KeyProps) {
  return <Button kind="key" {...props} />
}

/** A button that looks like a word. */
export function LinkKey(props: KeyProps) {
  return <Button kind="link-key" {...props} />
}

function Button({ kind, label, look, act, of, rests, children, ...attributes }: KeyProps & { kind: string }) {
  return (
    <button
      className={look ? `${kind} ${look}` : kind}
      type={act ? 'submit' : 'button'}
      {...(act && { name: 'act', value: act })}
      {...attributes}
      {...(rests && { 'aria-disabled': true, onClick: (event) => event.preventDefault() })}
    >
      {label}
      {of && <span className="visually-hidden">: {of}</span>}
      {children}
    </button>
  )
}

type WayProps = Omit<ComponentProps<typeof Link>, 'className'> & Pick<KeyProps, 'label' | 'look' | 'of'>

/** A way to another page that looks like such a word. */
export function WayKey({ label, look, of, children, ...attributes }: WayProps) {
  return (
    <Link className={look ? `link-key ${look}` : 'link-key'} {...attributes}>
      {label}
      {of && <span className="visually-hidden">: {of}</span>}
      {children}
    </Link>
  )
}

type Frame = {
  label: ReactNode
  /** Beside the label: how long it is, say, or that it may be left out. */
  note?: ReactNode
  hint?: ReactNode
  /** What is wrong with what stands there, in the place of the hint. */
  error?: ReactNode
  /** Something is wrong with it, which is told elsewhere. */
  isInvalid?: boolean | undefined
  /** Classes of the frame. */
  look?: string
}

type Of<Control extends 'input' | 'textarea' | 'select'> = Frame & ComponentProps<Control>

/** A field of one line, with its label and what there is to say of it. Children stand behind the input. */
export function Field({ children, ...props }: Of<'input'>) {
  const [frame, attributes] = useFrame(props)
  return (
    <Framed {...frame}>
      <input {...attributes} />
      {children}
    </Framed>
  )
}

/** The same of several lines. */
export function TextArea(props: Of<'textarea'>) {
  const [frame, attributes] = useFrame(props)
  return (
    <Framed {...frame}>
      <textarea {...attributes} />
    </Framed>
  )
}

type OptionList = { options?: readonly (readonly [value: string, text: string])[] }

/** A choice, of `options` behind its children. */
export function Choice({ options, children, ...props }: Of<'select'> & OptionList) {
  const [frame, attributes] = useFrame(props)
  return (
    <Framed {...frame}>
      <Select {...attributes} options={options}>
        {children}
      </Select>
    </Framed>
  )
}

type FileFieldProps = Of<'input'> & { file: File | undefined; onFile(file: File | undefined): void }

/** A file, by a key with our words, as a browser's own speaks the browser's language; beside it, the name of the file. */
export function FileField({ file, onFile, ...props }: FileFieldProps) {
  const { words } = useRoot()
  const [frame, attributes] = useFrame(props)
  return (
    <Framed {...frame}>
      <span className="file">
        {/* Unseen over the key and the name, it keeps the keyboard, and takes files that are dropped there. */}
        <input {...attributes} type="file" onChange={({ target }) => onFile(target.files?.[0])} />
        <span className="key" aria-hidden="true">
          {words.chooseFile}
        </span>
        <span>{file?.name}</span>
      </span>
    </Framed>
  )
}

/** A choice by itself; `isInBar`: one that stands in a line of words. */
export function Select({
  options = [],
  children,
  isInBar,
  ...attributes
}: ComponentProps<'select'> & { options?: OptionList['options'] | undefined; isInBar?: boolean }) {
  return (
    <span className={isInBar ? 'select in-bar' : 'select'}>
      <select {...attributes}>
        {children}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

/** What the frame shows, and what the control has of its own. */
function useFrame<Props extends Frame & { id?: string | undefined }>(props: Props) {
  const { label, note, hint, error, isInvalid, look, ...control } = props
  const made = useId()
  const id = control.id ?? made
  const told = error || hint
  const describes = told && { 'aria-describedby': `${id}-hint` }
  const invalid = (isInvalid || Boolean(error)) && { 'aria-invalid': true }
  return [
    { id, label, note, told, error, look },
    { ...control, id, ...describes, ...invalid },
  ] as const
}

type FramedProps = Omit<Frame, 'hint'> & { id: string; told: ReactNode; children: ReactNode }

function Framed({ id, label, note, told, error, look, children }: FramedProps) {
  return (
    <p className={look ? `field ${look}` : 'field'}>
      <label htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      {children}
      {told && (
        <span className={error ? 'hint error' : 'hint'} id={`${id}-hint`} role={error ? 'alert' : undefined}>
          {told}
        </span>
      )}
    </p>
  )
}
