import { useState } from 'react'
import { NavLink, Outlet, useNavigate } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { signedIn } from '../access.server.ts'
import { nextMorning } from '../deadline.ts'
import { undoableDecisions } from '../pages/waitlist/undoable-decisions.server.ts'
import { Brand } from '../ui/brand.tsx'
import { UndoContext, undoLatest, useUndoablesOfLeft, useUndoHold } from '../ui/undo.ts'
import { useKeys } from '../use-keys.ts'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/shell.ts'
import { Help } from './help.tsx'
import { IdleGuard } from './idle-guard.tsx'
import { Member } from './member.tsx'
import { FootBar, Register } from './register.tsx'
import { type Room, rooms } from './rooms.ts'
import { SearchAll } from './search-all.tsx'
import { UndoBar, useUndoables } from './undo-bar.tsx'
import { useGoKeys } from './use-go-keys.ts'
import { useRoomFocus } from './use-room-focus.ts'

export { shouldRevalidate } from '../without-server.ts'

/** Which rooms this person's role opens, and what waits in them. */
export async function loader(args: Route.LoaderArgs) {
  const { open, services, language } = signedIn(args)
  const { enquiries, waitlist, appointments, deadMails } = await services.today.counts()
  return {
    rooms: rooms.filter(({ permission }) => !permission || mayDo(open.member.role, permission)),
    counts: { enquiries, waitlist, appointments, outbox: deadMails } as Partial<Record<Room['id'], number>>,
    undoables: mayDo(open.member.role, 'waitlist') ? await undoableDecisions(services, open.member.id, language) : [],
    isSomethingUrgent: await services.today.hasUrgent(nextMorning(new Date())),
  }
}

/** The frame of every room: the register at the left, or at the foot of a telephone. */
export default function Shell({ loaderData: { rooms, counts, undoables, isSomethingUrgent } }: Route.ComponentProps) {
  const { words, brand, idleMinutes } = useRoot()
  const navigate = useNavigate()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { all, offer, onOver } = useUndoables(undoables)
  useUndoablesOfLeft(offer)
  useKeys({ '?': () => setHelpOpen(true), u: ({ repeat }) => !repeat && undoLatest() })
  useUndoHold()
  useGoKeys(rooms, navigate)
  useRoomFocus(all[0]?.at)
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
