import type { DeskMember } from '../db/tables/desk.ts'

/** What a member of the team may do at the desk. Each route and action names one of these. */
export const permissions = [
  'enquiries',
  'waitlist',
  'appointments',
  'outbox',
  'lists.export',
  'people',
  'people.merge',
  'people.export',
  'people.erase',
  'newsletter',
  'newsletter.import',
  'newsletter.write',
  'newsletter.send',
  'content.write',
  'content.publish',
  'numbers',
  'log',
  'team',
  'access',
] as const

export type Permission = (typeof permissions)[number]

export type Role = DeskMember['role']

export const roles = ['owner', 'office'] as const satisfies Role[]

/** The table of roles: the owner does everything, the office does leads, waiting list and appointments, and writes issues and documents. */
const rolePermissions: Record<Role, readonly Permission[]> = {
  owner: permissions,
  office: [
    'enquiries',
    'waitlist',
    'appointments',
    'outbox',
    'lists.export',
    'people',
    'people.merge',
    'newsletter.write',
    'content.write',
    'numbers',
    'access',
  ],
}

export function mayDo(role: Role, permission: Permission): boolean {
  return rolePermissions[role].includes(permission)
}

/** Acts that ask for the passkey again when the last proof is older than five minutes. */
export const freshPermissions: readonly Permission[] = [
  'lists.export',
  'people.export',
  'people.erase',
  'newsletter.import',
  'newsletter.send',
  'team',
  'access',
]
