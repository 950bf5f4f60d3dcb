/** Something in `content/` that is wrong or deserves a look. */
export type Problem = {
  /** The file inside `content/`: `en/faq.yaml`. */
  file: string
  /** Counted from 1, where it is known. */
  line?: number
  /** The field in it: `team.0.image`. Nothing for the whole file. */
  at?: string
  message: string
}

/** A field of a file by its path inside: `hero.title`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}

/** A problem as one line that an editor can jump to: `content/en/faq.yaml:12: sections.0.title: blank`. */
export function inOneLine({ file, line, at, message }: Problem): string {
  const place = line === undefined ? `content/${file}` : `content/${file}:${line}`
  return [place, at, message].filter(Boolean).join(': ')
}
