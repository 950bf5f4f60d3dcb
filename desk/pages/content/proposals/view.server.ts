import type { Offer, ProposalsOfEntry } from '#server/documents/editing/proposals/shown.ts'
import { type FieldChange, fieldChanges } from '../changes.server.ts'

/** A proposal as a page shows it: with the difference to what it would replace. */
export type OfferView = Omit<Offer, 'field'> & { changes: FieldChange[] }

export type ProposalsView = Omit<ProposalsOfEntry, 'offers'> & { offers: OfferView[] }

export function proposalsView({ offers, ...rest }: ProposalsOfEntry): ProposalsView {
  return {
    ...rest,
    offers: offers.map(({ field, ...offer }) => ({
      ...offer,
      changes: fieldChanges(offer.replaces, offer.text, field),
    })),
  }
}
