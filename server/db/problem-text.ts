import { type StoreProblem, storeProblem } from './unavailable.ts'

/** What is wrong with a store, for whoever has to mend it. */
export const storeProblemText: Record<StoreProblem, string> = {
  full: 'its disk is full',
  read_only: 'it may only be read, and this process has to write it',
  damaged: 'its file is damaged or no store: restore a backup (docs/backup.md)',
  refused: 'the database refuses our user, password or database name',
  unreachable: 'it cannot be reached',
  busy: 'another process holds it',
  failing: 'its files cannot be read or written',
}

/** The file system's answers when the embedded store's folder or file is opened. */
const openingProblems: Record<string, StoreProblem> = {
  EACCES: 'read_only',
  EPERM: 'read_only',
  EROFS: 'read_only',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

/** One line about a store that cannot be opened or used; undefined when the error is about something else. */
export function storeErrorText(error: unknown, location: string): string | undefined {
  const problem = storeProblem(error) ?? openingProblems[(error as NodeJS.ErrnoException)?.code ?? '']
  if (problem === undefined) return undefined
  if (problem === 'unreachable') {
    const isFile = (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR'
    return `The store at ${location} cannot be ${isFile ? 'opened: may this process write to its folder?' : 'reached'}`
  }
  return `The store at ${location} cannot be used: ${storeProblemText[problem]}`
}
