import { NavLink, useLocation } from 'react-router'
import { useRoot } from '../use-root.ts'
import type { Room } from './rooms.ts'

type RegisterProps = {
  rooms: Room[]
  counts: Partial<Record<Room['id'], number>>
  /** Something must be decided before tomorrow morning. */
  isUrgent: boolean
  onChosen(): void
}

export function Register({ rooms, counts, isUrgent, onChosen }: RegisterProps) {
  const { words } = useRoot()
  return (
    <nav className="register" aria-label={words.register}>
      <ul>
        {rooms.map(({ id, path, opensGroup }) => (
          <li key={id} className={opensGroup ? 'gap' : undefined}>
            <NavLink to={path} onClick={onChosen}>
              {words.rooms[id]}
              {id === 'today' && isUrgent && (
                <span className="count">
                  <span className="dot" />
                  <span className="visually-hidden">, {words.urgent}</span>
                </span>
              )}
              {(counts[id] ?? 0) > 0 && <span className="count">{counts[id]}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const roomsInBar = 3

type FootBarProps = { rooms: Room[]; isMenuOpen: boolean; onMenu(isOpen: boolean): void }

/** On a telephone: the first rooms under the thumb, the others behind "More". */
export function FootBar({ rooms, isMenuOpen, onMenu }: FootBarProps) {
  const { words } = useRoot()
  const { pathname } = useLocation()
  const behind = [...rooms.slice(roomsInBar).map(({ path }) => path), '/access']
  const isBehind = !isMenuOpen && behind.some((path) => pathname.startsWith(path))
  return (
    <nav className="foot-bar pale" aria-label={words.shortRegister}>
      {rooms.slice(0, roomsInBar).map(({ id, path }) => (
        <NavLink key={id} to={path} onClick={() => onMenu(false)}>
          {words.rooms[id]}
        </NavLink>
      ))}
      <button
        type="button"
        aria-expanded={isMenuOpen}
        aria-current={isBehind ? 'true' : undefined}
        onClick={() => onMenu(!isMenuOpen)}
      >
        {isMenuOpen ? words.close : words.more}
      </button>
    </nav>
  )
}
