import type { ReactNode } from 'react'
import { fill } from '../../../fill.ts'
import type { Path } from '../edit-value.ts'
import { useForm } from './form-context.ts'

type FoldProps = { path: Path; label: string; heading: 'h2' | 'h3'; children: ReactNode }

/** A part of the form that is unfolded when somebody wants it. What is wrong inside is told outside. */
export function Fold({ path, label, heading: Heading, children }: FoldProps) {
  const { opened, toggle, findingsBelow, words, sides } = useForm()
  const place = path.join('.')
  const isOpen = opened.has(place)
  const errors = sides
    .flatMap((side) => findingsBelow([side, ...path].join('.')))
    .filter(({ level }) => level === 'error').length
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
        {errors > 0 && (
          <span className="error">
            {errors === 1 ? words.checks.errorsOne : fill(words.checks.errors, { count: errors })}
          </span>
        )}
      </summary>
      {isOpen && children}
    </details>
  )
}
