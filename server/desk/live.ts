/** `known`: the mark of what its page shows; undefined where the page did not say. */
type Listener = { known: string | undefined; tell(mark: string): void; end(): void }

const pollMs = 1000

/**
 * Tells open pages when something changed that they show. One look a second at the store for all of them, and none while nobody
 * looks; so changes by other servers and the command line are seen, too.
 */
export function createLive(lastChange: () => Promise<string>) {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    timer = undefined
    try {
      // Who begins to listen during the look is asked about at the next one: its page may show more than this look has seen.
      const asking = [...listeners]
      const mark = await lastChange()
      for (const listener of asking) {
        const { known } = listener
        listener.known = mark
        if (known !== undefined && known !== mark && listeners.has(listener)) listener.tell(mark)
      }
    } catch {
      // A store that is away is told elsewhere; the next look may find it again.
    }
    if (listeners.size > 0) timer ??= setTimeout(look, pollMs).unref()
  }

  return {
    /**
     * @param known the mark that the page was made with: what changed since then is told at the first look
     * @returns how to stop listening
     */
    listen(known: string | undefined, tell: Listener['tell'], end: Listener['end']): () => void {
      const listener = { known, tell, end }
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
