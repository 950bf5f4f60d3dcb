import type { ReactNode } from 'react'
import type { Path } from '../edit-value.ts'
import { useForm } from '../form-context.ts'
import { counted, tally } from '../tally.ts'

type FoldProps = {
  path: Path
  label: string
  heading: 'h2' | 'h3'
  /** What lies in it, where that is not what lies below its path. */
  paths?: Path[]
  children: ReactNode
}

/** A part of the form that is unfolded when somebody wants it. What is wrong inside is told outside; what is missing, while nobody sees it. */
export function Fold({ path, label, heading: Heading, paths = [path], children }: FoldProps) {
  const { opened, toggle, findingsBelow, words, sides, proposals } = useForm()
  const place = path.join('.')
  const isOpen = opened.has(place)
  const places = sides.flatMap((side) => paths.map((one) => [side, ...one].join('.')))
  const findings = places.flatMap(findingsBelow)
  const { error, missing } = tally(findings)
  const offers = places.reduce((sum, one) => sum + proposals.countBelow(one), 0)
  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) toggle(place, currentTarget.open)
      }}
    >
      <summary>
        <Heading>{label}</Heading>
        {error > 0 && <span className="error">{counted(error, words.checks.errorsOne, words.checks.errors)}</span>}
        {missing > 0 && !isOpen && (
          <span className="note">{counted(missing, words.checks.missingHereOne, words.checks.missingHere)}</span>
        )}
        {offers > 0 && (
          <span className="note">{counted(offers, proposals.words.countedOne, proposals.words.counted)}</span>
        )}
      </summary>
      {isOpen && children}
    </details>
  )
}
