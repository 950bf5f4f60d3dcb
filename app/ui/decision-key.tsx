type DecisionKeyProps = {
  id: string
  /** What the press does. */
  open: string
  /** What has been done. */
  done: string
  takeBack: string
}

/**
 * The round key by which a person decides: orange while the decision is open, a ring once it is taken. A checkbox, so that it
 * works without scripts: what stands in a `.decides` around it shows `.when-open` or `.when-done`.
 */
export function DecisionKey({ id, open, done, takeBack }: DecisionKeyProps) {
  return (
    <div className="decision">
      <input type="checkbox" id={id} className="decision-state" />
      <label className="decision-key" htmlFor={id}>
        <span className="when-open">{open}</span>
        <span className="when-done">{done}</span>
      </label>
      {/* The key itself takes back as well: this is its handle for a pointer. */}
      <label className="decision-back when-done" htmlFor={id} aria-hidden="true">
        {takeBack}
      </label>
    </div>
  )
}
