import type { ComponentProps } from 'react'

type KeyProps = Omit<ComponentProps<'button'>, 'name' | 'value' | 'className'> & {
  /** `main`: the one next step. `out`: something is sent to others. `soft` and `bad` are of words, `only-…` of the screens that show it. */
  look?: string | undefined
  /** What the form around it is to do; without it, it sends no form unless its type says so. */
  act?: string
  name?: string
  value?: string | number
  /** Whom or what it is about, where several stand below each other: for readers of the screen. */
  of?: string | undefined
}

/** A button. */
export function Key(props: KeyProps) {
  return <Button kind="key" {...props} />
}

/** A button that looks like a word. */
export function LinkKey(props: KeyProps) {
  return <Button kind="link-key" {...props} />
}

function Button({ kind, look, act, of, children, ...attributes }: KeyProps & { kind: string }) {
  return (
    <button
      className={look ? `${kind} ${look}` : kind}
      type={act ? 'submit' : 'button'}
      {...(act && { name: 'act', value: act })}
      {...attributes}
    >
      {children}
      {of && <span className="visually-hidden">: {of}</span>}
    </button>
  )
}
