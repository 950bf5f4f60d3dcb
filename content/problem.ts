/** Something in `content/` that is wrong or deserves a look. */
export type Problem = {
  /** The file inside `content/`: `en/faq.ts`. */
  file: string
  /** Where in it: the path of a field (`team.0.image`), a line where only that is known, or nothing for the whole file. */
  at?: string | number
  message: string
}

/** A field of a file by its path inside: `hero.title`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}
