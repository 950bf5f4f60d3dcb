import type { editor } from '#content/de/desk/editor.ts'

/** The editor's words, as the page's loader hands them on. */
export type EditorCopy = typeof editor
