type DecisionButtonProps = {
  id: string
  /** What pressing it does. */
  open: string
  /** What has been done. */
  done: string
  takeBack: string
}

/**
 * The round button by which a person decides: orange while the decision is open, a ring once it is taken. A checkbox, so that it
 * works without scripts: what stands in a `.decides` around it shows `.when-open` or `.when-done`.
 */
export function DecisionButton({ id, open, done, takeBack }: DecisionButtonProps) {
  return (
    <div className="decision">
      <input type="checkbox" id={id} className="decision-state" />
      <label className="decision-button" htmlFor={id}>
        <span className="when-open">{open}</span>
        <span className="when-done">{done}</span>
      </label>
      {/* The button itself takes back as well: this is another place to click. */}
      <label className="decision-back when-done no-print" htmlFor={id}>
        {takeBack}
      </label>
    </div>
  )
}
