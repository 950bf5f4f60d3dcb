/** How much of a body that is too long is read and dropped. */
const mostDropped = 1024 * 1024

/**
 * The body of a request; undefined when it is longer. Counted while reading, so that a false Content-Length gains nothing.
 * A body that says that it is somewhat too long is still read to its end: a connection closed over unread bytes is reset, and
 * the sender would see that instead of the answer (RFC 9112, 9.6). One that does not say how long it is may never end.
 * @param isHeldToLength whether the request came through an HTTP parser, which lets no more through than Content-Length says:
 * such a body is read at once, which costs no stream
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  isHeldToLength = false,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const length = request.headers.get('content-length')
  const stated = Number(length ?? 0)
  if (stated > maxBytes + mostDropped) return undefined
  if (isHeldToLength && length !== null && stated <= maxBytes) return Buffer.from(await request.arrayBuffer())
  const mostRead = stated > maxBytes ? maxBytes + mostDropped : maxBytes
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > mostRead) return undefined
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}
