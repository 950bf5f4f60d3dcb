/** What keeps a process from starting. The message is one line for whoever starts it. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** Ends the process with the line that says what is wrong; any other error is passed on. */
export function exitOnStartProblem(error: unknown): never {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exit(1)
}
