import { Fragment, type ReactNode } from 'react'
import { inParts } from './in-parts.tsx'

type FactsProps = { of: readonly (readonly [name: string, value: ReactNode])[]; look?: string }

/** What is known, by its names; what has no value is left out. */
export function Facts({ of, look = '' }: FactsProps) {
  const known = of.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <dl className={`facts ${look}`}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="anywhere">{typeof value === 'string' ? inParts(value) : value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
