import { fill } from '../../fill.ts'

/** So many of something, in words that have another form for one. */
export function counted(count: number, one: string, many: string): string {
  return fill(count === 1 ? one : many, { count })
}
