import { NavLink } from 'react-router'
import { useRoot } from '../use-root.ts'
import type { Room } from './rooms.ts'

const roomsInBar = 3

type FootBarProps = { rooms: Room[]; isMenuOpen: boolean; onMenu(isOpen: boolean): void }

/** On a telephone: the first rooms under the thumb, the others behind "More". */
export function FootBar({ rooms, isMenuOpen, onMenu }: FootBarProps) {
  const { words } = useRoot()
  return (
    <nav className="foot-bar pale" aria-label={words.shortRegister}>
      {rooms.slice(0, roomsInBar).map(({ id, path }) => (
        <NavLink key={id} to={path} onClick={() => onMenu(false)}>
          {words.rooms[id]}
        </NavLink>
      ))}
      <button type="button" aria-expanded={isMenuOpen} onClick={() => onMenu(!isMenuOpen)}>
        {isMenuOpen ? words.close : words.more}
      </button>
    </nav>
  )
}
