/** Says that a form is being sent to those who do not see its button change. */
export function Sending({ text }: { text: string | false }) {
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
