let field: EventTarget | null = null

/** Notes which field a text is being composed in (by an input method, or with a dead key), from the page's beginning. */
export function keepComposition(early: readonly Event[]): void {
  for (const event of early) note(event)
  addEventListener('compositionstart', note, true)
  addEventListener('compositionend', note, true)
}

/** Whether a text is being composed in this field: to write into it would break the composition off. */
export function isComposing(element: Element): boolean {
  return field === element
}

/** Resolves once nothing is being composed in an island: React would put what the server rendered in its place. */
export async function compositionEnds(island: Element): Promise<void> {
  while (field instanceof Node && island.contains(field)) {
    await new Promise<void>((resolve) => addEventListener('compositionend', () => resolve(), { once: true }))
  }
}

function note({ type, target }: Event): void {
  if (type === 'compositionstart') field = target
  else if (type === 'compositionend') field = null
}
