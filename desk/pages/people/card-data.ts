import type { FileAnswer } from '../../ui/download-button.tsx'
import type { Route } from '../+types/person.ts'

/** What the page knows, as its loader answers. */
export type PersonData = Route.ComponentProps['loaderData']

/** What the page's forms answer. */
export type PersonAnswer =
  | FileAnswer
  | { did: 'erased'; beingSent: number }
  /** `addresses`: those that belonged to the second card. */
  | { did: 'merged'; addresses: string[]; at: number }
  | { did: 'split' }
  | { problem: 'mismatch' | 'nothing' | 'unknown_address' | 'same_person' }
  | { stale: true }
