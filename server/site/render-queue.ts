/** Does work that takes the one thread for milliseconds: little at once, in turn, and only what somebody waits for. */
export type RenderQueue = {
  /** @returns `busy` at once where too many wait already, `gone` when its turn comes and nobody waits for it any more */
  run<Result>(work: () => Promise<Result>, isWanted: () => boolean): Promise<Result | 'busy' | 'gone'>
}

/**
 * @param atOnce how many may be under way: more than one, because a form's post may wait for the database
 * @param waiting how many may wait for their turn
 */
export function createRenderQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): RenderQueue {
  const line: (() => void)[] = []
  let underWay = 0

  async function turn(): Promise<void> {
    if (underWay < atOnce) underWay++
    else await new Promise<void>((resolve) => line.push(resolve))
  }

  /** Hands the place on, once whatever else has come in meanwhile has been answered. */
  function leave(): void {
    const next = line.shift()
    if (next) setImmediate(next)
    else underWay--
  }

  return {
    run: async (work, isWanted) => {
      if (underWay >= atOnce && line.length >= waiting) return 'busy'
      await turn()
      try {
        return isWanted() ? await work() : 'gone'
      } finally {
        leave()
      }
    },
  }
}
