import { processSteps } from '#app/drawings/process-steps.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

const planes = ['pale', 'white', 'blue', 'ink']

/** One track through the four steps, each ending at the gate where the customer decides. Leads to the steps below. */
export function Track({ steps }: { steps: Pick<DocumentOf<'process'>['steps'][number], 'id' | 'title'>[] }) {
  return (
    <ol className="process-track">
      {steps.map((step, index) => {
        const Drawing = processSteps[step.id as keyof typeof processSteps]
        return (
          <li key={step.id} className={planes[index % planes.length]}>
            <Drawing />
            <a href={`#${step.id}`}>
              <span className="figure">{index + 1}</span> {step.title}
            </a>
          </li>
        )
      })}
    </ol>
  )
}
