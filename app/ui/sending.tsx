/**
 * Says that a form is being sent to those who do not see its button change.
 * @param visible for what everybody should know, such as why it takes longer
 */
export function Sending({ text, visible = false }: { text: string | false; visible?: boolean }) {
  return (
    <p className={visible ? 'note' : 'visually-hidden'} role="status">
      {text}
    </p>
  )
}
