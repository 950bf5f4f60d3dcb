import { DecisionKey } from '#app/ui/decision-key.tsx'

type DecisionProps = {
  id?: string
  words: { key: string; done: string; takeBack: string }
  /** What is told while it is open, and once it is taken. */
  before: string
  after: string
}

/** The key of an exhibit, and beside it what its press is about. */
export function Decision({ id = 'exhibit-decision', words: { key, done, takeBack }, before, after }: DecisionProps) {
  return (
    <div className="exhibit-decision">
      <DecisionKey id={id} open={key} done={done} takeBack={takeBack} />
      <div>
        <p className="when-open">{before}</p>
        <p className="when-done">{after}</p>
      </div>
    </div>
  )
}
