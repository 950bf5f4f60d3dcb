import type { DocumentOf } from '#content/catalogue.ts'

/** The editor's words, as the page's loader hands them on. */
export type EditorCopy = DocumentOf<'desk/editor'>
