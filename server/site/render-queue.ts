/**
 * Does work that takes the one thread for milliseconds: little at once, in turn, and only what somebody waits for. After each
 * piece of work it rests for as long as the work took. Node accepts one connection in each round of its loop, so without
 * the rests a visitor would wait for a piece of work behind each connection that came before.
 */
export type RenderQueue = {
  /** @returns `busy` at once where too many wait already, `gone` when its turn comes and nobody waits for it any more */
  run<Result>(work: () => Promise<Result>, isWanted: () => boolean): Promise<Result | 'busy' | 'gone'>
}

/** In milliseconds. Work that takes longer waits for something else, such as the database, and leaves the thread free. */
const longestRest = 50

type Waiting = { isWanted: () => boolean; take: (turn: 'turn' | 'gone') => void }

/**
 * @param atOnce how many may be under way: more than one, because a form's post may wait for the database
 * @param waiting how many may wait for their turn
 */
export function createRenderQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): RenderQueue {
  const line: Waiting[] = []
  let underWay = 0
  let restsUntil = 0
  let timer: NodeJS.Timeout | undefined

  /** Gives turns to those in the line as soon as there are any. */
  function goOn(): void {
    if (timer || line.length === 0 || underWay >= atOnce) return
    const rest = restsUntil - performance.now()
    if (rest > 0) {
      timer = setTimeout(() => {
        timer = undefined
        goOn()
      }, rest)
      return
    }
    dropGone()
    const next = line.shift()
    if (!next) return
    underWay++
    next.take('turn')
    goOn()
  }

  function isFull(): boolean {
    return line.length + underWay >= waiting + atOnce
  }

  function dropGone(): void {
    for (const waiting of line.splice(0)) {
      if (waiting.isWanted()) line.push(waiting)
      else waiting.take('gone')
    }
  }

  return {
    run: async (work, isWanted) => {
      if (isFull()) dropGone()
      if (isFull()) return 'busy'
      const turn = new Promise<'turn' | 'gone'>((take) => line.push({ isWanted, take }))
      // Not at once: what came in the same piece of data may end the connection.
      setImmediate(goOn)
      if ((await turn) === 'gone') return 'gone'
      const began = performance.now()
      try {
        return await work()
      } finally {
        const now = performance.now()
        restsUntil = Math.max(restsUntil, now) + Math.min(now - began, longestRest)
        underWay--
        goOn()
      }
    },
  }
}
