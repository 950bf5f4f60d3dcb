/** How a passage meets a question, one of its words or one reading of a word: coverages from 0 to 1. */
export type Meeting = { score: number; coverage: number; topicCoverage: number }

/**
 * Sums up meetings by the passage's id. Made once and emptied after each use: a long question meets every passage with each
 * of its words, and a new object for each meeting would take most of the time.
 */
export type Tally = {
  /** What was summed up for a passage so far, to be added to. */
  of(id: number): Meeting
  /** Tells all meetings in the order in which they began, and forgets them. */
  drain(tell: (id: number, meeting: Meeting) => void): void
}

/** @param passages their ids are below this number */
export function createTally(passages: number): Tally {
  const meetings = Array.from({ length: passages }, (): Meeting => ({ score: 0, coverage: 0, topicCoverage: 0 }))
  const hasMet = new Uint8Array(passages)
  const ids: number[] = []

  function of(id: number): Meeting {
    if (!hasMet[id]) {
      hasMet[id] = 1
      ids.push(id)
    }
    const meeting = meetings[id]
    if (!meeting) throw new RangeError(`There is no passage ${id}`)
    return meeting
  }

  return {
    of,
    drain: (tell) => {
      for (const id of ids) {
        const meeting = of(id)
        tell(id, meeting)
        meeting.score = 0
        meeting.coverage = 0
        meeting.topicCoverage = 0
        hasMet[id] = 0
      }
      ids.length = 0
    },
  }
}
