import type { Findings } from './problems.ts'
import { typeProblems } from './types.ts'

/** Looks at content/ as it stands in the files. Nothing of it is loaded before the compiler can read it. */
export async function checkContent(): Promise<Findings> {
  const broken = typeProblems()
  if (broken.length > 0) return { wrong: broken, look: [], changed: [], fresh: 0, samples: [] }
  const { findProblems } = await import('./problems.ts')
  return findProblems()
}
