/**
 * The online events, all free: when they take place, in Swiss time. Their words stand under the same id in
 * de/video-studio.ts and en/video-studio.ts. Each has a calendar file at /video-studio/{id}.ics.
 */
export const events: readonly OnlineEvent[] = [
  { id: 'qr-rechnung-adressen', date: '2025-02-12', from: '16:30', to: '17:15' },
  { id: 'mwst-viertes-quartal', date: '2025-02-26', from: '16:30', to: '17:15' },
  { id: 'ki-vorschlaege-pruefen', date: '2025-03-19', from: '16:30', to: '17:15' },
]

/** `date` as 2026-12-02, `from` and `to` as 16:30. */
export type OnlineEvent = { id: string; date: string; from: string; to: string }
