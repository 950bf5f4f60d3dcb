import type { Session } from '#app/posting/session.ts'
import { type SpecimenState, stateOf } from './specimen-figures.ts'
import { openItem } from './specimen-session.ts'
import type { SpecimenWords } from './specimen-words.ts'

/** The step that each state stands at; steps before it are done. */
const steps: Record<SpecimenState, number> = { proposed: 2, refused: 2, posted: 4, closed: 6 }

/** Steps that a person takes. */
const byHand = [2, 4]

/** Read, propose, approve, post, pay, reconcile: squares for the machine, rings for a person. */
export function SpecimenRail({ session, words }: { session: Session; words: SpecimenWords['rail'] }) {
  const state = stateOf(openItem(session))
  const current = steps[state]
  return (
    <ol className="specimen-rail ink" aria-label={words.label}>
      {words.steps.map((step, index) => {
        const at = index < current ? 'done' : index > current ? 'next' : state === 'refused' ? 'stop' : 'now'
        return (
          <li
            key={step}
            data-at={at}
            data-hand={byHand.includes(index) || undefined}
            aria-current={at === 'now' || at === 'stop' ? 'step' : undefined}
          >
            <span className="specimen-step" aria-hidden="true">
              {step}
            </span>
            <span className="visually-hidden">{at === 'done' ? `${step} (${words.done})` : step}</span>
          </li>
        )
      })}
    </ol>
  )
}
