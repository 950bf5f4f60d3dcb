/** A link that opens a mail with its subject filled in. */
export function mailLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

/** A link that dials; numbers are written with blanks, links have none. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
