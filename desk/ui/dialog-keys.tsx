import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { Key } from './key.tsx'

type DialogKeysProps = {
  /** Why it was not done. */
  problem?: ReactNode
  keep: string
  /** Of the key that does it. */
  look?: string
  /** What the form around it is to do. */
  act?: string
  isOff?: boolean
  /** Absent in a form, which is sent. */
  onKeep?(): void
  cancel: string
  onCancel(): void
  /** Further keys, between the two. */
  children?: ReactNode
}

/** The end of a dialog: what stopped it, the key that does it, and the one that closes it. */
export function DialogKeys(props: DialogKeysProps) {
  const { problem, keep, look = 'main', act, isOff, onKeep, cancel, onCancel, children } = props
  return (
    <>
      {'problem' in props && <Alert>{problem}</Alert>}
      <p className="actions after">
        <Key
          look={look}
          {...(act && { act })}
          type={onKeep ? 'button' : 'submit'}
          disabled={isOff}
          {...(onKeep && { onClick: onKeep })}
        >
          {keep}
        </Key>
        {children}
        <Key onClick={onCancel}>{cancel}</Key>
      </p>
    </>
  )
}
