import { vatOnNet } from '../posting/vat-split.ts'
import { ratesOn } from '../posting/vat-treatment.ts'

/** The two formats of one day. */
export const dayFormats = ['short', 'full'] as const

export type DayFormat = (typeof dayFormats)[number]

export type BlockName = 'measure' | 'read' | 'pause' | 'errors' | 'lunch' | 'comment' | 'rules' | 'close'

/** What a day is made of, in order, with its minutes. */
const plans: Record<DayFormat, [BlockName, number][]> = {
  short: [
    ['measure', 30],
    ['read', 75],
    ['pause', 15],
    ['errors', 60],
    ['rules', 45],
    ['close', 15],
  ],
  full: [
    ['measure', 45],
    ['read', 90],
    ['pause', 15],
    ['errors', 60],
    ['lunch', 60],
    ['comment', 75],
    ['pause', 15],
    ['rules', 60],
    ['close', 30],
  ],
}

const begins = 9 * 60

export type Block = { name: BlockName; start: string; end: string; minutes: number }

/** The blocks of a day with their times, from 09:00. */
export function workshopDay(format: DayFormat): Block[] {
  let now = begins
  return plans[format].map(([name, minutes]) => {
    const start = clock(now)
    now += minutes
    return { name, start, end: clock(now), minutes }
  })
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The mistake that is slipped in among the right results: the standard rate until 2023 on a bill of today, in Rappen. */
export function wrongRate(net: number): { right: number; wrong: number; difference: number } {
  const right = vatOnNet(net, ratesOn('2026-11-12')[0])
  const wrong = vatOnNet(net, ratesOn('2023-12-31')[0])
  return { right, wrong, difference: right - wrong }
}
