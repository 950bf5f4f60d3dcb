/** Steer how a line is shown and say nothing themselves: zero-width and bidirectional characters, and other formats. */
const formats = /\p{Cf}/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu

/**
 * What a visitor typed, as one line for headers of mails, tables and spreadsheets: no control character or line break, and
 * nothing invisible that turns the line around or hides what it begins with.
 */
export function plainLine(text: string): string {
  return text.replace(formats, '').replace(breaks, ' ')
}
