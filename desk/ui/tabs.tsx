import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

type TabsProps = {
  label: string
  tabs: readonly { to: string; text: ReactNode; isCurrent: boolean }[]
  children?: ReactNode
}

/** Views of the same place, each with an address of its own. On a telephone the row moves sideways, and what is chosen is in sight. */
export function Tabs({ label, tabs, children }: TabsProps) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => {
    const chosen = row.current?.children[current]
    if (!row.current || !chosen) return
    const [frame, tab] = [row.current, chosen].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect]
    row.current.scrollLeft += tab.left + tab.width / 2 - frame.left - frame.width / 2
  }, [current])
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {tabs.map(({ to, text, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
      {children}
    </nav>
  )
}
