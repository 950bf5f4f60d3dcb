import type { ReaderState } from '#server/newsletter/reader-state.ts'

export const states: readonly ReaderState[] = ['confirmed', 'waiting', 'left', 'refused', 'complained', 'suppressed']

/** What the list in the address shows: `?state=left&q=muster`. */
export function filterOf(request: Request): { state: ReaderState | undefined; search: string } {
  const { searchParams } = new URL(request.url)
  const state = states.find((known) => known === searchParams.get('state'))
  return { state, search: searchParams.get('q')?.trim() ?? '' }
}
