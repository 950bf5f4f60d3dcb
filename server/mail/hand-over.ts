/** Milliseconds that a letter waits for those before it. A mail server on the same machine or network answers sooner. */
const patienceMs = 20

/** Of one letter: `come` before its last byte leaves, `over` once it is noted that it went out, or did not. */
export type Turn = { come(): Promise<void>; over(): void }

/**
 * Lets letters end one after the other. From its last byte until our note that it went out, nobody but the mail server knows whether
 * a letter was taken (RFC 5321, section 6.1): a process that is killed meanwhile has it sent again. So only one is at that point
 * at a time, as long as the mail server answers soon; a slow one gets the next beside it, up to one a connection.
 */
export function createHandOver(patience = patienceMs): () => Turn {
  let ahead: Promise<unknown> = Promise.resolve()
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return {
      come: () => {
        const before = ahead
        ahead = Promise.all([before, promise])
        return settledWithin(before, patience)
      },
      over: resolve,
    }
  }
}

function settledWithin(work: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
