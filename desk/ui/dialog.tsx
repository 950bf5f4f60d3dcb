import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useRoot } from '../use-root.ts'
import { Alert, Key, type KeyProps, LinkKey } from './form.tsx'

type DialogProps = { title: string; isOpen: boolean; onClose(): void; children: ReactNode }

/** What closes the dialog around a part of it. */
const Closing = createContext(() => {})

/** The browser's own modal dialog: focus stays inside, Escape closes it, and focus goes back to where it was. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      // React lets the closing of a dialog inside, which may ask for the passkey, climb up to this one.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {isOpen && (
        <Closing value={onClose}>
          <h2>{title}</h2>
          {children}
        </Closing>
      )}
    </dialog>
  )
}

type KeyDialogProps = Omit<KeyProps, 'title' | 'act' | 'children' | 'onClick'> & {
  /** Of the dialog. */
  title: string
  isWord?: boolean
  /** Behind the label of the key. */
  behind?: ReactNode
  /** It is what one came for. */
  isOpen?: boolean
  /** What was answered, once what the dialog asks for is done: it closes. */
  done?: unknown
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A key, and the dialog that it opens. */
export function KeyDialog({
  title,
  isWord,
  behind,
  isOpen: isOpenAtFirst = false,
  done,
  children,
  ...key
}: KeyDialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const close = () => setOpen(false)
  const Opener = isWord ? LinkKey : Key
  useEffect(() => {
    if (done) setOpen(false)
  }, [done])
  return (
    <>
      <Opener {...key} onClick={() => setOpen(true)}>
        {behind}
      </Opener>
      <Dialog title={title} isOpen={isOpen} onClose={close}>
        {typeof children === 'function' ? children(close) : children}
      </Dialog>
    </>
  )
}

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
  /** Where "Cancel" could be taken for the act itself. */
  cancel?: string
  /** Further keys, between the two. */
  children?: ReactNode
}

/** The end of a dialog: what stopped it, the key that does it, and the one that closes it. */
export function DialogKeys(props: DialogKeysProps) {
  const { problem, keep, look = 'main', act, isOff, onKeep, children } = props
  const { words } = useRoot()
  const close = useContext(Closing)
  return (
    <div className="actions after">
      {'problem' in props && <Alert>{problem}</Alert>}
      <Key label={keep} look={look} act={act} type={onKeep ? 'button' : 'submit'} disabled={isOff} onClick={onKeep} />
      {children}
      <Key label={props.cancel ?? words.cancel} onClick={close} />
    </div>
  )
}
