/** Days that the room shows; of a year, months. */
export const periods = [7, 28, 365] as const
export type Period = (typeof periods)[number]

/** Which days, and of which page alone, if of one. */
export function askedFor(searchParams: URLSearchParams): { days: Period; page: string | undefined } {
  const days = periods.find((period) => String(period) === searchParams.get('days')) ?? 28
  return { days, page: searchParams.get('page')?.slice(0, 300) || undefined }
}
