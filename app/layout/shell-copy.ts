import type { shell } from '#content/de/shell.ts'

/** The words of the frame around every page. */
export type ShellCopy = typeof shell

/** What the menus show. */
export type MenuCopy = Pick<ShellCopy, 'nav' | 'services'>
