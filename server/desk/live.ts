type Listener = (mark: string) => void

const pollMs = 1000

/**
 * Tells open pages when something changed that they show. One look a second at the store for all of them, and none while nobody
 * looks; so changes by other servers and the command line are seen, too.
 */
export function createLive(lastChange: () => Promise<string>) {
  const listeners = new Set<{ tell: Listener; end(): void }>()
  let timer: NodeJS.Timeout | undefined
  let last: string | undefined

  async function look(): Promise<void> {
    timer = undefined
    try {
      const mark = await lastChange()
      if (last !== undefined && mark !== last) for (const { tell } of listeners) tell(mark)
      last = mark
    } catch {
      // A store that is away is told elsewhere; the next look may find it again.
    }
    if (listeners.size > 0) timer ??= setTimeout(look, pollMs).unref()
  }

  return {
    /** @returns how to stop listening */
    listen(tell: Listener, end: () => void): () => void {
      const listener = { tell, end }
      if (listeners.size === 0) last = undefined
      listeners.add(listener)
      timer ??= setTimeout(look, 0)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Ends all open streams, so that the server can stop. */
    stop(): void {
      clearTimeout(timer)
      for (const { end } of listeners) end()
      listeners.clear()
    },
  }
}

export type Live = ReturnType<typeof createLive>
