import type { DocumentOf } from '#content/catalogue.ts'
import type { Permission } from '#server/team/roles.ts'

export type Room = {
  id: keyof DocumentOf<'desk/shell'>['rooms']
  path: string
  /** Who may enter; everybody where none is named. */
  permission?: Permission
  /** A line stands above it in the register. */
  opensGroup?: boolean
}

/** The register, from top to bottom. A room stands here once it works. */
export const rooms: Room[] = [
  { id: 'today', path: '/today' },
  { id: 'enquiries', path: '/enquiries', permission: 'enquiries', opensGroup: true },
  { id: 'waitlist', path: '/waitlist', permission: 'waitlist' },
  { id: 'appointments', path: '/appointments', permission: 'appointments' },
  { id: 'outbox', path: '/outbox', permission: 'outbox' },
  { id: 'newsletter', path: '/newsletter', permission: 'newsletter.write', opensGroup: true },
  { id: 'content', path: '/content', permission: 'content.write' },
  { id: 'people', path: '/people', permission: 'people' },
  { id: 'numbers', path: '/numbers', permission: 'numbers' },
  { id: 'log', path: '/log', permission: 'log' },
  { id: 'team', path: '/team', permission: 'team' },
]
