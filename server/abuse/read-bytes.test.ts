import { expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

const limit = 64 * 1024
const piece = new Uint8Array(16 * 1024)

/** A post of so many pieces, and how many of them have been taken. */
function post(pieces: number, headers: Record<string, string> = {}) {
  let taken = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        if (taken === pieces) return controller.close()
        taken++
        controller.enqueue(piece)
      },
    },
    { highWaterMark: 0 },
  )
  const asked: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  const request = new Request('http://site.example/contact', asked)
  return { request, taken: () => taken }
}

test('a body within the limit comes whole', async () => {
  const { request } = post(4)
  expect((await readBytes(request, limit))?.length).toBe(limit)
})

test('a body that says that it is somewhat too long is read to its end', async () => {
  const { request, taken } = post(5, { 'content-length': String(5 * piece.length) })
  expect(await readBytes(request, limit)).toBeUndefined()
  expect(taken()).toBe(5)
})

test('a body without a length is read no further than the limit', async () => {
  const { request, taken } = post(Number.POSITIVE_INFINITY)
  expect(await readBytes(request, limit)).toBeUndefined()
  expect(taken()).toBe(5)
})

test('a body that says less than it sends is read no further than the limit', async () => {
  const { request, taken } = post(Number.POSITIVE_INFINITY, { 'content-length': '10' })
  expect(await readBytes(request, limit)).toBeUndefined()
  expect(taken()).toBe(5)
})

test('a body that says that it is far too long is not read at all', async () => {
  const { request, taken } = post(3, { 'content-length': '9000000' })
  expect(await readBytes(request, limit)).toBeUndefined()
  expect(taken()).toBe(0)
})

test('a body that an HTTP parser holds to its length comes whole, and one that says that it is too long does not', async () => {
  const length = (pieces: number) => ({ 'content-length': String(pieces * piece.length) })
  expect((await readBytes(post(4, length(4)).request, limit, true))?.length).toBe(limit)
  expect(await readBytes(post(5, length(5)).request, limit, true)).toBeUndefined()
  expect(await readBytes(post(Number.POSITIVE_INFINITY).request, limit, true)).toBeUndefined()
})
