/** What tells of a file in which forms it can be sent. */
export type Forms = {
  /** Of the bytes themselves. */
  length: number
  /** The form in memory: brotli, or the bytes themselves where that would not be smaller. */
  heldAs: 'br' | 'identity'
  /** There where it is smaller than the bytes themselves. */
  gzip?: { length: number; digest: string }
}

/** What a file of the built site needs to be served: written once at build, read at start. */
export type SiteFile = Forms & {
  /** Public path of the request, e.g. `/about`, `/assets/root-x.css`. */
  path: string
  /** File name inside the site folder, without the ending of a compressed form (file-forms.ts). */
  file: string
  type: string
  etag: string
  /** Named by its content, so that it may be kept for ever. */
  immutable: boolean
  /** Whether it is of a kind that gets smaller. */
  compressed: boolean
  /** CSP hashes of the inline scripts of a document; absent for everything else. */
  scriptHashes?: string[]
  /** At these moments (milliseconds of the epoch, in order) a date on the page passes, and it is rendered anew (renewal.ts). */
  changes?: number[]
}
