/**
 * Does work that takes the one thread for milliseconds: little at once, in turn, and only what somebody waits for. After each
 * piece of work it rests for some rounds of Node's loop, which take no time where nothing else is to be done. Node accepts one
 * connection in each round, so without the rests a visitor would wait for a piece of work behind each connection that came before.
 */
export type RenderQueue = {
  /** @returns `busy` at once where too many wait already, `gone` when its turn comes and nobody waits for it any more */
  run<Result>(work: () => Promise<Result>, isWanted: () => boolean): Promise<Result | 'busy' | 'gone'>
}

/** So many connections are accepted, and all requests answered that come from memory, between two pieces of work. */
const restingRounds = 32

type Waiting = { isWanted: () => boolean; take: (turn: 'turn' | 'gone') => void }

/**
 * @param atOnce how many may be under way: more than one, because a form's post may wait for the database
 * @param waiting how many may wait for their turn
 */
export function createRenderQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): RenderQueue {
  const line: Waiting[] = []
  let underWay = 0
  let roundsOfRest = 0

  /** Gives turns to those in the line as soon as there are any. */
  function goOn(): void {
    if (roundsOfRest > 0 || line.length === 0 || underWay >= atOnce) return
    dropGone()
    const next = line.shift()
    if (!next) return
    underWay++
    next.take('turn')
    goOn()
  }

  function rest(): void {
    const isResting = roundsOfRest > 0
    roundsOfRest = restingRounds
    if (!isResting) setImmediate(nextRound)
  }

  function nextRound(): void {
    roundsOfRest--
    if (roundsOfRest > 0) setImmediate(nextRound)
    else goOn()
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
      try {
        return await work()
      } finally {
        underWay--
        rest()
      }
    },
  }
}
