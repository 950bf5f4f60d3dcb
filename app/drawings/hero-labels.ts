/** Lettering of the hero's drawing, in the page's language. */
export type HeroLabels = {
  /** The text alternative: what the drawing shows. */
  label: string
  /** Two lines beside the gate. */
  callout: string[]
  debit: string
  credit: string
  vat: string
}
