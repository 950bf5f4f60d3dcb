import type { ShellCopy } from '#app/layout/shell-copy.ts'

export type SearchCopy = {
  copy: ShellCopy['search']
  /** Names of the pages that help when the search does not. */
  nav: Pick<ShellCopy['nav'], 'contact' | 'faq'>
}
