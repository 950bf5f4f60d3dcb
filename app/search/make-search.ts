import type { Language } from '#contract/language.ts'
import { type PassageFile, readPassages } from '#search/passages.ts'
import { createSearchInSteps, type Search } from '#search/rank.ts'
import { inSlices } from '#search/steps.ts'

/** Building the index takes a slow telephone more than a second, in which its owner types already. */
const sliceMs = 25
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Makes the search of what the index's file holds, in slices. */
export function makeSearch(file: PassageFile, language: Language): Promise<Search> {
  return inSlices(createSearchInSteps(readPassages(file), language), pause, sliceMs)
}
