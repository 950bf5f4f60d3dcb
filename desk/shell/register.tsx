import { NavLink } from 'react-router'
import { useRoot } from '../use-root.ts'
import type { Room } from './rooms.ts'

export function Register({ rooms, onChosen }: { rooms: Room[]; onChosen(): void }) {
  const { words } = useRoot()
  return (
    <nav className="register" aria-label={words.register}>
      <ul>
        {rooms.map(({ id, path, opensGroup }) => (
          <li key={id} className={opensGroup ? 'gap' : undefined}>
            <NavLink to={path} end={path === '/'} onClick={onChosen}>
              {words.rooms[id]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
