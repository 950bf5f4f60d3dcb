import type { Plane } from './tokens.ts'

export type Role = {
  token: string
  use: string
  /** Token of what it lies on; the plane's ground when absent. */
  on?: string
  /** Smallest contrast that it keeps on every plane: 7 for text that is read, 4.5 for words that act, 3 for shapes. */
  least: number
}

/** The colour roles that carry meaning, with what each has to keep (WCAG 2.2, 1.4.6, 1.4.3 and 1.4.11). */
const roles: Role[] = [
  { token: '--text', use: 'text', least: 7 },
  { token: '--text2', use: 'second text', least: 7 },
  { token: '--act', use: 'links, buttons', least: 4.5 },
  { token: '--on-act', use: 'words on a button', on: '--act', least: 4.5 },
  { token: '--error', use: 'words of an error', least: 4.5 },
  { token: '--field-line', use: 'edge of a field', least: 3 },
  { token: '--focus', use: 'focus ring', least: 3 },
]

const signal: Role = { token: '--signal', use: 'where a person decides', least: 3 }

/** The roles of a plane. Orange is drawn on every plane but the blue one, where it could not be told apart. */
export function rolesOn(plane: Plane): Role[] {
  return plane === 'blue' ? roles : [...roles, signal]
}
