/** A share of fewer says more about chance than about people. */
const fewest = 30

/** In whole percent; undefined where there are too few for one. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole < fewest ? undefined : Math.round((part / whole) * 100)
}

/** With the apostrophe that Switzerland puts between thousands. */
export function counted(count: number): string {
  return String(count).replace(/\B(?=(\d{3}){1,7}$)/g, '’')
}
