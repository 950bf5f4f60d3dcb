import { typeProblems } from './types.ts'

/** What there is to say of content/, one line each with file and line. */
export type Findings = {
  /** Stops a build. */
  wrong: string[]
  /** Deserves a look: thin texts, sentences that no longer fit. */
  look: string[]
  /** Changed in one language since the other was compared with it. */
  changed: string[]
  /** How many texts are new in both languages and were never compared. */
  fresh: number
  /** What is still invented for demonstration. */
  samples: string[]
}

/** Looks at content/ as it stands in the files. Nothing of it is loaded before the compiler can read it. */
export async function checkContent(): Promise<Findings> {
  const broken = typeProblems()
  if (broken.length > 0) return { wrong: broken, look: [], changed: [], fresh: 0, samples: [] }
  const { findProblems } = await import('./problems.ts')
  return findProblems()
}
