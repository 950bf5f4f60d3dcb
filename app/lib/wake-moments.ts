import type { IslandName } from './islands.ts'

/**
 * When an island wakes: `now`, with the page; `near` the screen, once the page is loaded; or with the first `touch` (also a pointer above it, or
 * the focus), and else when another one has brought React. A touch wakes any of them.
 */
export type WakeMoment = 'now' | 'near' | 'touch'

/** What is not named here does something by itself, or takes what is typed, and wakes near the screen. */
const moments: { [Name in IslandName]?: WakeMoment } = {
  AuthRedirect: 'now',
  BlogListing: 'touch',
  ChatButton: 'touch',
  GoBack: 'touch',
  LegalSwitch: 'touch',
  MobileMenu: 'touch',
  SearchButton: 'touch',
  ServicesMenu: 'touch',
  Specimen: 'touch',
  Toaster: 'touch',
}

export function wakeMoment(name: IslandName): WakeMoment {
  return moments[name] ?? 'near'
}
