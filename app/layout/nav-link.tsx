import type { ReactNode } from 'react'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { neutralPath } from '#app/lib/locale-path.ts'
import { usePage } from '#app/lib/page-facts.ts'

/** A link of the navigation; says so when it leads to the page being read. */
export function NavLink({ to, ...link }: { to: string; children: ReactNode; className?: string }) {
  const here = neutralPath(usePage().pathname)
  const current = here === to ? 'page' : to !== '/' && here.startsWith(`${to}/`) ? 'true' : undefined
  return <LocaleLink to={to} aria-current={current} {...link} />
}
