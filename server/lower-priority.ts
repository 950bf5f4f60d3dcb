import { getPriority, setPriority } from 'node:os'

/** Lets others have the processor before this process. One that was started with less (nice) may not be given more. */
export function lowerPriority(niceness: number): void {
  setPriority(Math.max(niceness, getPriority()))
}
