/** Where the page's first script (first-script.tsx) leaves what happened before the entry script ran. */
type EarlyEvents = { earlyEvents?: Event[] | undefined }

/** Presses, keys, pastes, changes of fields, forms sent and compositions of the time before this script ran, in their order. From here on nobody collects them. */
export function takeEarlyEvents(): Event[] {
  const holder = window as EarlyEvents
  const events = holder.earlyEvents ?? []
  holder.earlyEvents = undefined
  return events
}
