import { type Features, featurePlaces } from './features.ts'
import { type LikenessTable, steps } from './likeness.ts'

/** Which of two kinds a text is worded like: above 0 the one, below 0 the other; at 4 the one is fifty times as likely. */
export type Leaning = (text: string) => number

/** How much each feature speaks for the one kind, and how much a text does of which nothing is known. */
export type LeaningWeights = { ofFeatures: Float32Array; ofNothing: number }

/** So many rounds of this length tell the known wordings apart but for a few in a thousand; more of them tell new ones no better. */
const rounds = 50
const stepLength = 100
/** What is common to all wordings is learnt more slowly than what a single feature says. */
const commonStepLength = 5
/** A round goes on in the direction of those before it. */
const momentum = 0.9

/**
 * Learns from wordings of two kinds what tells them apart, by logistic regression over their features. Unlike likeness, it
 * knows which words decide and which both kinds have. Each kind counts half, however few its wordings.
 */
export function learnLeaning(table: LikenessTable, isOfKind: (thing: number) => boolean): LeaningWeights {
  const { things, starts, holders, shares } = table
  const kinds = Uint8Array.from(things, (thing) => (isOfKind(thing) ? 1 : 0))
  const ofKind = kinds.reduce((sum, kind) => sum + kind, 0)
  const ofFeatures = new Float32Array(featurePlaces)
  const paces = new Float32Array(featurePlaces)
  let ofNothing = 0
  let paceOfNothing = 0
  for (let round = 0; round < rounds; round++) {
    const judged = new Float32Array(things.length).fill(ofNothing)
    for (let feature = 0; feature < featurePlaces; feature++) {
      const weight = (ofFeatures[feature] ?? 0) / steps
      const end = starts[feature + 1] ?? 0
      for (let place = starts[feature] ?? 0; place < end; place++) {
        const holder = holders[place] ?? 0
        judged[holder] = (judged[holder] ?? 0) + weight * (shares[place] ?? 0)
      }
    }
    const errors = judged.map((sum, wording) => {
      const kind = kinds[wording] ?? 0
      return (1 / (1 + Math.exp(-sum)) - kind) / (2 * (kind === 1 ? ofKind : things.length - ofKind))
    })
    for (let feature = 0; feature < featurePlaces; feature++) {
      let slope = 0
      const end = starts[feature + 1] ?? 0
      for (let place = starts[feature] ?? 0; place < end; place++) {
        slope += (errors[holders[place] ?? 0] ?? 0) * (shares[place] ?? 0)
      }
      paces[feature] = momentum * (paces[feature] ?? 0) - (stepLength * slope) / steps
      ofFeatures[feature] = (ofFeatures[feature] ?? 0) + (paces[feature] ?? 0)
    }
    paceOfNothing = momentum * paceOfNothing - commonStepLength * errors.reduce((sum, error) => sum + error, 0)
    ofNothing += paceOfNothing
  }
  return { ofFeatures, ofNothing }
}

/** @param read for the table that the weights were learnt from */
export function createLeaning({ ofFeatures, ofNothing }: LeaningWeights, read: (text: string) => Features): Leaning {
  return (text) =>
    [...read(text)].reduce((sum, [feature, share]) => sum + (ofFeatures[feature] ?? 0) * share, ofNothing)
}
