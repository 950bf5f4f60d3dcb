/** A day that a form names, 2026-11-25; undefined for none or a wrong one. */
export function dayIn(form: FormData, name: string): string | undefined {
  const typed = String(form.get(name) ?? '')
  return /^20\d\d-\d\d-\d\d$/.test(typed) && new Date(`${typed}T12:00:00Z`).toJSON()?.startsWith(typed)
    ? typed
    : undefined
}

/** A stored time as an address or a form names it, in this century; undefined for none or a wrong one. */
export function momentIn(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^20\d\d-\d\d-\d\dT/.test(text) || Number.isNaN(Date.parse(text))) return undefined
  return new Date(text).toISOString()
}

/** A time of day that a form names, 14:15; undefined for none or a wrong one. */
export function timeIn(form: FormData, name: string): string | undefined {
  const typed = String(form.get(name) ?? '').slice(0, 5)
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : undefined
}
