import type { DocumentOf } from '#content/catalogue.ts'
import type { Permission } from '#server/team/roles.ts'

export type Room = {
  id: keyof DocumentOf<'desk/shell'>['rooms']
  /** Behind `g`, the key that goes there. */
  letter: string
  path: string
  /** Who may enter; everybody where none is named. */
  permission?: Permission
  /** A line stands above it in the register. */
  opensGroup?: boolean
}

/** The register, from top to bottom. A room stands here once it works. */
export const rooms: Room[] = [
  { id: 'today', letter: 'h', path: '/today' },
  { id: 'enquiries', letter: 'a', path: '/enquiries', permission: 'enquiries', opensGroup: true },
  { id: 'waitlist', letter: 'w', path: '/waitlist', permission: 'waitlist' },
  { id: 'appointments', letter: 't', path: '/appointments', permission: 'appointments' },
  { id: 'outbox', letter: 'o', path: '/outbox', permission: 'outbox' },
  { id: 'newsletter', letter: 'n', path: '/newsletter', permission: 'newsletter.write', opensGroup: true },
  { id: 'content', letter: 'i', path: '/content', permission: 'content.write' },
  { id: 'people', letter: 'p', path: '/people', permission: 'people' },
  { id: 'numbers', letter: 'z', path: '/numbers', permission: 'numbers' },
  { id: 'log', letter: 'l', path: '/log', permission: 'log' },
  { id: 'team', letter: 'm', path: '/team', permission: 'team' },
]
