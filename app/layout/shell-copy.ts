import type { DocumentOf } from '#content/catalogue.ts'

/** The words of the frame around every page. */
export type ShellCopy = DocumentOf<'shell'>

/** What the menus show. */
export type MenuCopy = Pick<ShellCopy, 'nav' | 'services'>
