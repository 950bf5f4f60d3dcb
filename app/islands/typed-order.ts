const places = new WeakMap<EventTarget, number>()
let last = 0

/** Notes in which order fields were changed and buttons pressed, from the page's beginning: what is chosen in one may write another, or empty it. */
export function keepTypedOrder(early: readonly Event[]): void {
  for (const event of early) note(event)
  for (const type of ['input', 'click']) document.addEventListener(type, note, true)
}

function note({ type, target }: Event): void {
  const changed = type === 'click' ? (target as Element | null)?.closest?.('button') : type === 'input' && target
  if (changed) places.set(changed, ++last)
}

/** Whether a visitor, or what stands for one (kept-input.ts), has changed a field, also where it holds again what it came with. */
export function wasTouched(field: EventTarget): boolean {
  return places.has(field)
}

/** For sorting: the field that was changed last comes last, what a browser filled in by itself first. */
export function byTypedOrder(one: EventTarget, other: EventTarget): number {
  return (places.get(one) ?? 0) - (places.get(other) ?? 0)
}
