import { useEffect, useRef } from 'react'

type FormMessageProps = {
  /** Where a form that was posted without scripts leads: the browser then gives the focus to what it finds there. */
  id?: string
  title?: string
  text: string
  kind?: 'plain' | 'error'
}

/** The outcome of a form, where it stands; takes the focus when it appears, so that it is read. */
export function FormMessage({ id, title, text, kind = 'plain' }: FormMessageProps) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="form-message" id={id} data-kind={kind} ref={message} tabIndex={-1}>
      {title && <p className="form-message-title">{title}</p>}
      <p>{text}</p>
    </div>
  )
}
