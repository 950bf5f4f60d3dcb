import { Form, NavLink, Outlet, useLocation } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { signedIn } from '../access.server.ts'
import { fill } from '../fill.ts'
import { Brand } from '../ui/brand.tsx'
import { FormToken } from '../ui/form-token.tsx'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/shell.ts'
import { IdleGuard } from './idle-guard.tsx'
import { type Room, rooms } from './rooms.ts'

/** Which rooms this person's role opens. */
export function loader(args: Route.LoaderArgs) {
  const { open } = signedIn(args)
  return { rooms: rooms.filter(({ permission }) => !permission || mayDo(open.member.role, permission)) }
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  const root = useRoot()
  const { words } = root
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipLink}
      </a>
      <div className="shell">
        <header className="rail pale">
          <div className="rail-inner">
            <NavLink className="brand" to="/">
              <Brand brand={root.brand} name={words.name} />
            </NavLink>
            <Register rooms={loaderData.rooms} />
            <Member />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <IdleGuard minutes={root.idleMinutes} />
    </>
  )
}

function Register({ rooms }: { rooms: Room[] }) {
  const { words } = useRoot()
  return (
    <nav className="register" aria-label={words.register}>
      <ul>
        {rooms.map(({ id, path, opensGroup }) => (
          <li key={id} className={opensGroup ? 'gap' : undefined}>
            <NavLink to={path} end={path === '/'}>
              {words.rooms[id]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Member() {
  const { words, member, idleMinutes } = useRoot()
  const { pathname, search } = useLocation()
  if (!member) return null
  return (
    <div className="member note">
      <p>
        <b>{member.name}</b>, {words.roles[member.role]}
      </p>
      <p>{fill(words.closesAfter, { minutes: idleMinutes })}</p>
      <div className="member-keys">
        <Form method="post" action="/sign-out">
          <FormToken />
          <button className="link-key soft" type="submit">
            {words.signOut}
          </button>
        </Form>
        <Form method="post" action="/language">
          <FormToken />
          <input type="hidden" name="language" value={words.otherLanguage.lang} />
          <input type="hidden" name="to" value={pathname + search} />
          <button
            className="link-key soft"
            type="submit"
            lang={words.otherLanguage.lang}
            aria-label={words.otherLanguage.name}
          >
            {words.otherLanguage.label}
          </button>
        </Form>
      </div>
    </div>
  )
}
