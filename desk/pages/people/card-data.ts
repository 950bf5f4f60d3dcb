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
  | { did: 'taken-out' | 'restored'; at?: number }
  /** `enquiry`: the one that is done with it. */
  | { did: 'answered'; enquiry: string | null; at: number }
  | { problem: 'mismatch' | 'nothing' | 'unknown_address' | 'same_person' | 'no_reader' }
  | { stale: true }
