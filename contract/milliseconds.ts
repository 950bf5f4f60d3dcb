/** Spans of time. A day in Switzerland is an hour longer or shorter twice a year: days of a calendar are counted by their dates. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
