import type { ReactNode } from 'react'
import { Link } from 'react-router'

type TabsProps = {
  label: string
  tabs: readonly { to: string; text: ReactNode; isCurrent: boolean }[]
  children?: ReactNode
}

/** Views of the same place, each with an address of its own. */
export function Tabs({ label, tabs, children }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ to, text, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
      {children}
    </nav>
  )
}
