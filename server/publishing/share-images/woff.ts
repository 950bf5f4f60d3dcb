import { inflateSync } from 'node:zlib'

/** Unpacks a font of the format WOFF 1 into the one that it wraps: a header, an entry of 16 bytes for each table, the tables. */
export function fontOf(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + index * 20
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      bytes: packed.length < length ? inflateSync(packed) : packed,
    }
  })
  const head = Buffer.alloc(12 + 16 * tables.length)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  let offset = head.length
  const bodies: Buffer[] = []
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + 16 * index
    head.set(tag, entry)
    head.set(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(bytes.length, entry + 12)
    const body = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([head, ...bodies])
}
