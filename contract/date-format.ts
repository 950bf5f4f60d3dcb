const formats = new Map<string, Intl.DateTimeFormat>()

/** A page of lists has a dozen ways of writing times; zones that visitors name must not fill the memory. */
const most = 200

/**
 * A way of writing times, made once: a new one takes a tenth of a megabyte outside of the heap, where the garbage
 * collector does not see it, and a list would make one for each of its rows. Made when it is needed, too: a browser's first
 * one takes 40 ms, which a first touch would wait for.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= most) formats.clear()
  const format = new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
