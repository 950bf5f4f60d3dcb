import { raw } from 'hono/html'
import type { Markup } from './markup.ts'

/**
 * Colours of letters, the site's own (docs/decisions/0006), by role. The light one stands inline at each element, because some
 * mail programs drop style sheets; the dark one replaces it by class in those that know `prefers-color-scheme`.
 */
const roles = {
  paper: { property: 'background-color', light: '#f4f1e9', dark: '#0b1427' },
  sheet: { property: 'background-color', light: '#ffffff', dark: '#121f3d' },
  text: { property: 'color', light: '#0d1b36', dark: '#f0ebe1' },
  note: { property: 'color', light: '#36425d', dark: '#bcc6d9' },
  link: { property: 'color', light: '#163caf', dark: '#a3bfff' },
  button: { property: 'background-color', light: '#163caf', dark: '#a3bfff' },
  'on-button': { property: 'color', light: '#ffffff', dark: '#0b1427' },
  rule: { property: 'border-color', light: '#c9ccd3', dark: '#43506d' },
  line: { property: 'border-color', light: '#0d1b36', dark: '#dfe7f4' },
  /** Marks where a person decides, once in a drawing; never a button, link or ornament. */
  signal: { property: 'border-color', light: '#e2511d', dark: '#ff7d47' },
} as const

export type Role = keyof typeof roles

/**
 * Attributes of an element that plays one or several roles.
 * @param rest further inline CSS, never a text of anybody's
 * @param hook further class, for what the style sheet changes on narrow windows
 */
export function look(played: Role | Role[], rest = '', hook = ''): Markup {
  const names = [played].flat()
  const colours = names.map((role) => `${roles[role].property}:${roles[role].light};`)
  return raw(`class="${[...names, hook].filter(Boolean).join(' ')}" style="${colours.join('')}${rest}"`)
}

/** The dark scheme, for the letter's style sheet. */
export const darkScheme: Markup = raw(
  Object.entries(roles)
    .map(([role, { property, dark }]) => `.${role} { ${property}: ${dark} !important; }`)
    .join('\n'),
)

export const fontFamily = raw(`font-family:'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif;`)
