import { checkContent } from '../content-check/findings.ts'

/** The error, or what is wrong in content/ with file and line where that is its cause. */
export function explain(error: unknown): Error {
  const given = error instanceof Error ? error : new Error(String(error))
  // What Vite could not read, it names itself.
  const { id } = given as { id?: string }
  if (id && !id.includes('/content/')) return given
  const { wrong } = checkContent()
  return wrong.length > 0 ? Object.assign(new Error(wrong.join('\n')), { stack: '' }) : given
}
