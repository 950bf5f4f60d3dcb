import { Fragment, type ReactNode } from 'react'

type FactsProps = { of: readonly (readonly [name: string, value: ReactNode])[]; look?: string }

/** A long address breaks before its `@`, and not within a word. */
function breakable(text: string): ReactNode {
  const [mailbox, domain] = text.split('@')
  if (domain === undefined || text.includes(' ')) return text
  return (
    <>
      {mailbox}
      <wbr />@{domain}
    </>
  )
}

/** What is known, by its names; what has no value is left out. */
export function Facts({ of, look = '' }: FactsProps) {
  const known = of.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <dl className={`facts ${look}`}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="anywhere">{typeof value === 'string' ? breakable(value) : value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
