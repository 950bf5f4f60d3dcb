import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useFetchers, useLocation, useNavigate } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { signedIn } from '../access.server.ts'
import { nextMorning } from '../deadline.ts'
import { undoableDecisions } from '../pages/waitlist/undoable-decisions.server.ts'
import { Brand } from '../ui/brand.tsx'
import { UndoContext, undoLatest } from '../ui/undo.ts'
import { useKeys } from '../use-keys.ts'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/shell.ts'
import { Help } from './help.tsx'
import { Member } from './member.tsx'
import { FootBar, Register } from './register.tsx'
import { type Room, rooms } from './rooms.ts'
import { SearchAll } from './search-all.tsx'
import { UndoBar, useUndoables } from './undo-bar.tsx'
import { useGoKeys } from './use-go-keys.ts'

export { shouldRevalidate } from '../without-server.ts'

/** Which rooms this person's role opens, and what waits in them. */
export async function loader(args: Route.LoaderArgs) {
  const { open, services, language } = signedIn(args)
  const { enquiries, suspected, waitlist, appointments, deadMails } = await services.today.counts()
  return {
    rooms: rooms.filter(({ permission }) => !permission || mayDo(open.member.role, permission)),
    counts: { enquiries: enquiries + suspected, waitlist, appointments, outbox: deadMails } as Partial<
      Record<Room['id'], number>
    >,
    undoables: mayDo(open.member.role, 'waitlist') ? await undoableDecisions(services.waitlist, language) : [],
    isSomethingUrgent: (await services.today.hasUrgent(nextMorning(new Date()))) || deadMails + suspected > 0,
  }
}

/** The frame of every room: the register at the left, or at the foot of a telephone. */
export default function Shell({ loaderData: { rooms, counts, undoables, isSomethingUrgent } }: Route.ComponentProps) {
  const { words, brand, idleMinutes } = useRoot()
  const navigate = useNavigate()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { all, offer, onOver } = useUndoables(undoables)
  useKeys({ '?': () => setHelpOpen(true), u: undoLatest })
  useGoKeys(rooms, navigate)
  useRoomFocus()
  return (
    <div className={isMenuOpen ? 'menu' : undefined}>
      <a className="skip-link" href="#main">
        {words.skipLink}
      </a>
      <div className="shell">
        <header className="rail pale">
          <div className="rail-inner">
            <NavLink className="brand" to="/today">
              <Brand brand={brand} name={words.name} burns={isSomethingUrgent} />
            </NavLink>
            <SearchAll />
            <Register rooms={rooms} counts={counts} isUrgent={isSomethingUrgent} onChosen={() => setMenuOpen(false)} />
            <Member onHelp={() => setHelpOpen(true)} />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <UndoContext value={offer}>
            <Outlet />
          </UndoContext>
          <UndoBar all={all} onOver={onOver} />
        </main>
      </div>
      <FootBar rooms={rooms} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />
      <Help rooms={rooms} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <IdleGuard minutes={idleMinutes} />
    </div>
  )
}

/**
 * Whoever followed a link that has gone with its page goes on at the title of the next one, and whoever pressed a key that has gone with
 * what it did, at the bar that tells of it, or at the title. Where the focus is still somewhere, it stays; and with the first picture,
 * which is read from its top anyway.
 */
function useRoomFocus(): void {
  const { key } = useLocation()
  const isBusy = useFetchers().length > 0
  const first = useRef(key)
  const pressed = useRef<Element>(null)
  useLayoutEffect(() => {
    if (key !== first.current && document.activeElement === document.body) focusOn('main h1')
  }, [key])
  useEffect(() => {
    // Before anything hears of it: what was pressed may go at once.
    const sent = () => {
      pressed.current = document.activeElement
    }
    addEventListener('submit', sent, true)
    return () => removeEventListener('submit', sent, true)
  }, [])
  useLayoutEffect(() => {
    if (isBusy) return
    const isGone = pressed.current?.isConnected === false
    pressed.current = null
    if (isGone && document.activeElement === document.body) focusOn('.undo.open [role=status], main h1')
  }, [isBusy])
}

/** The last one that there is. */
function focusOn(places: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(places)].at(-1)
  if (!found) return
  found.tabIndex = -1
  found.focus({ preventScroll: true })
}

const touches = ['pointerdown', 'keydown', 'input', 'wheel'] as const
const tellEveryMs = 60_000

/**
 * Closes the desk after so many minutes without a touch: the page is replaced by the sign-in, so that nothing of it stays to be
 * read. Touches that send no request (reading, typing) are told to the server once a minute.
 */
function IdleGuard({ minutes }: { minutes: number }) {
  useEffect(() => {
    const limit = minutes * 60_000
    let touchedAt = Date.now()
    let toldAt = Date.now()
    const touched = () => {
      const now = Date.now()
      if (now - touchedAt > limit) return close()
      touchedAt = now
      if (now - toldAt < tellEveryMs) return
      toldAt = now
      fetch('/desk/touch', { method: 'GET' }).then(
        (response) => response.redirected && close(),
        () => {},
      )
    }
    // A laptop that slept wakes up late: the clock is asked, not a single long timer.
    const timer = setInterval(() => Date.now() - touchedAt > limit && close(), 5_000)
    for (const name of touches) addEventListener(name, touched, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of touches) removeEventListener(name, touched)
    }
  }, [minutes])
  return null
}

function close(): void {
  const to = location.pathname + location.search
  location.replace(`/desk/sign-in?closed=1&to=${encodeURIComponent(to)}`)
}
