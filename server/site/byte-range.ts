/** First and last byte, both included; `unsatisfiable` when the bytes asked for do not exist. */
export type ByteRange = { first: number; last: number } | 'unsatisfiable'

const single = /^bytes=(\d*)-(\d*)$/i

/**
 * What a Range header asks of a body of `length` bytes (RFC 9110, section 14). Undefined when all of it is to be sent: without the header, for
 * one that cannot be read, and for several ranges at once, which a server may answer whole.
 */
export function byteRange(header: string | undefined, length: number): ByteRange | undefined {
  const [, from = '', to = ''] = single.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const count = Math.min(Number(to), length)
    return count === 0 ? 'unsatisfiable' : { first: length - count, last: length - 1 }
  }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= length ? 'unsatisfiable' : { first, last }
}
