import { DecisionButton } from '#app/ui/decision-button.tsx'

type ApprovalProps = {
  id?: string
  words: { key: string; done: string; takeBack: string }
  /** What is told while it is open, and once it is taken. */
  before: string
  after: string
}

/** The decision button of an exhibit, beside the words for what it decides. */
export function Approval({ id = 'exhibit-decision', words: { key, done, takeBack }, before, after }: ApprovalProps) {
  return (
    <div className="exhibit-decision">
      <DecisionButton id={id} open={key} done={done} takeBack={takeBack} />
      <div>
        <p className="when-open">{before}</p>
        <p className="when-done">{after}</p>
      </div>
    </div>
  )
}
