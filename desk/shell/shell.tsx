import { useState } from 'react'
import { NavLink, Outlet } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { signedIn } from '../access.server.ts'
import { Brand } from '../ui/brand.tsx'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/shell.ts'
import { FootBar } from './foot-bar.tsx'
import { IdleGuard } from './idle-guard.tsx'
import { Member } from './member.tsx'
import { Register } from './register.tsx'
import { rooms } from './rooms.ts'

/** Which rooms this person's role opens. */
export function loader(args: Route.LoaderArgs) {
  const { open } = signedIn(args)
  return { rooms: rooms.filter(({ permission }) => !permission || mayDo(open.member.role, permission)) }
}

/** The frame of every room: the register at the left, or at the foot of a telephone. */
export default function Shell({ loaderData: { rooms } }: Route.ComponentProps) {
  const { words, brand, idleMinutes } = useRoot()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <div className={isMenuOpen ? 'menu' : undefined}>
      <a className="skip-link" href="#main">
        {words.skipLink}
      </a>
      <div className="shell">
        <header className="rail pale">
          <div className="rail-inner">
            <NavLink className="brand" to="/">
              <Brand brand={brand} name={words.name} />
            </NavLink>
            <Register rooms={rooms} onChosen={() => setMenuOpen(false)} />
            <Member />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <FootBar rooms={rooms} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />
      <IdleGuard minutes={idleMinutes} />
    </div>
  )
}
