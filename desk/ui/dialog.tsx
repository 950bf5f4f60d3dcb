import { type ReactNode, useEffect, useRef } from 'react'

type DialogProps = { title: string; isOpen: boolean; onClose(): void; children: ReactNode }

/** The browser's own modal dialog: focus stays inside, Escape closes it, and focus goes back to where it was. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} aria-label={title} onClose={onClose}>
      {isOpen && (
        <>
          <h2>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
