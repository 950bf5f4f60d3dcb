import type { ReactNode } from 'react'

type DialogKeysProps = {
  /** Why it was not done. */
  problem?: string | false | undefined
  keep: string
  isOff?: boolean
  onKeep(): void
  cancel: string
  onCancel(): void
  /** Further keys, between the two. */
  children?: ReactNode
}

/** The end of a dialog that is no form: what stopped it, the key that does it, and the one that closes it. */
export function DialogKeys({ problem, keep, isOff, onKeep, cancel, onCancel, children }: DialogKeysProps) {
  return (
    <>
      <p role="alert" className="error">
        {problem}
      </p>
      <p className="actions after">
        <button className="key main" type="button" onClick={onKeep} disabled={isOff}>
          {keep}
        </button>
        {children}
        <button className="key" type="button" onClick={onCancel}>
          {cancel}
        </button>
      </p>
    </>
  )
}
