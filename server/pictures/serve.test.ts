import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { servePicture } from './serve.ts'

it('shows a picture that was removed for some seconds at most, and keeps one while the store does not answer', async () => {
  let time = 0
  let isThere = true
  let isAway = false
  let reads = 0
  const app = new Hono().get(
    '*',
    servePicture({
      isAddress: (path) => path.startsWith('/pictures/'),
      find: async () => {
        reads++
        return { ok: true, picture: isThere ? { type: 'image/webp', bytes: new Uint8Array([1]) } : undefined }
      },
      exists: async () => (isAway ? { ok: false, code: 'unavailable' } : { ok: true, exists: isThere }),
      now: () => time,
    }),
  )
  const statusAt = async (ms: number) => {
    time = ms
    return (await app.request('/pictures/x.webp')).status
  }
  expect(await statusAt(0)).toBe(200)
  expect(await statusAt(6000)).toBe(200)
  isAway = true
  expect(await statusAt(12_000)).toBe(200)
  expect(reads).toBe(1)
  isAway = false
  isThere = false
  expect(await statusAt(12_001)).toBe(200)
  expect(await statusAt(18_000)).toBe(404)
  expect(await statusAt(18_001)).toBe(404)
})
