import { useRoot } from '../../use-root.ts'

/** A share of fewer says more about chance than about people. */
const fewest = 30

/** In whole percent; undefined where there are too few for one. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole < fewest ? undefined : Math.round((part / whole) * 100)
}

const signs = { de: { thousands: '’', percent: '\u00a0%' }, en: { thousands: ',', percent: '%' } }

/** Counts and shares as their reader writes them: 2’201 and 34 % in Switzerland, 2,201 and 34% in English. */
export function useFigures() {
  const { thousands, percent } = signs[useRoot().language]
  return {
    counted: (count: number) => String(count).replace(/\B(?=(\d{3}){1,7}$)/g, thousands),
    inPercent: (share: number) => `${share}${percent}`,
  }
}

export type Figures = ReturnType<typeof useFigures>
