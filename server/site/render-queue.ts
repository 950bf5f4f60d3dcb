/**
 * Does work that takes the one thread for milliseconds: little at once, in turn, and only what somebody waits for. After each
 * piece of work it rests for some rounds of Node's loop, which take no time where nothing else is to be done. Node accepts one
 * connection in each round, so without the rests a visitor would wait for a piece of work behind each connection that came before.
 */
export type RenderQueue = {
  /**
   * @returns at once `crowded` where too many of its network wait already, and `busy` where too many wait in all; `gone` when its turn
   * comes and nobody waits for it any more
   */
  run<Result>(work: () => Promise<Result>, asker: Asker): Promise<Result | 'crowded' | 'busy' | 'gone'>
}

export type Asker = {
  /** Networks have their turns one after the other, so that none waits for all that another one asks. */
  network: string
  isWanted(): boolean
}

/** So many connections are accepted, and all requests answered that come from memory, between two pieces of work. */
const restingRounds = 32

/** Those of one network that may wait: a browser asks for six at once. */
const mostOfNetwork = 10

type Waiting = { isWanted: () => boolean; take: (turn: 'turn' | 'gone') => void }

/**
 * @param atOnce how many may be under way: more than one, because a form's post may wait for the database
 * @param waiting how many may wait for their turn
 */
export function createRenderQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): RenderQueue {
  /** Who waits, by network: the first one has the next turn, and then goes behind the others. None is empty. */
  const lines = new Map<string, Waiting[]>()
  let underWay = 0
  let roundsOfRest = 0

  /** Gives turns to those in the line as soon as there are any. */
  function goOn(): void {
    if (roundsOfRest > 0 || lines.size === 0 || underWay >= atOnce) return
    dropGone()
    const next = takeNext()
    if (!next) return
    underWay++
    next.take('turn')
    goOn()
  }

  function takeNext(): Waiting | undefined {
    const [first] = lines
    if (!first) return undefined
    const [network, [next, ...others]] = first
    lines.delete(network)
    if (others.length > 0) lines.set(network, others)
    return next
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

  /** Why nobody else of a network may wait; undefined where there is room. */
  function refusal(network: string): 'crowded' | 'busy' | undefined {
    if ((lines.get(network)?.length ?? 0) >= mostOfNetwork) return 'crowded'
    const inLine = lines.values().reduce((sum, line) => sum + line.length, 0)
    return inLine + underWay >= waiting + atOnce ? 'busy' : undefined
  }

  function dropGone(): void {
    for (const [network, line] of lines) {
      const { there = [], gone = [] } = Object.groupBy(line, ({ isWanted }) => (isWanted() ? 'there' : 'gone'))
      for (const { take } of gone) take('gone')
      // Setting a key that is there leaves it in its place.
      if (there.length > 0) lines.set(network, there)
      else lines.delete(network)
    }
  }

  return {
    run: async (work, { network, isWanted }) => {
      if (refusal(network)) dropGone()
      const refused = refusal(network)
      if (refused) return refused
      const turn = new Promise<'turn' | 'gone'>((take) => {
        lines.set(network, [...(lines.get(network) ?? []), { isWanted, take }])
      })
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
