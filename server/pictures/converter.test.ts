import sharp from 'sharp'
import { expect, it } from 'vitest'
import { wholePicture } from '#contract/picture-upload.ts'
import { convert } from './converter.ts'

it('ends a process that takes too much memory or time, and goes on with the next picture', {
  timeout: 60_000,
}, async () => {
  const bytes = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const order = { bytes, crop: wholePicture }
  const [large, long, good] = await Promise.all([
    convert(order, { ms: 60_000, bytes: 1_000_000 }),
    convert(order, { ms: 1, bytes: Number.POSITIVE_INFINITY }),
    convert(order),
  ])
  expect(large).toEqual({ ok: false, problem: 'pixels' })
  expect(long).toEqual({ ok: false, problem: 'pixels' })
  expect(good).toMatchObject({ ok: true, picture: { width: 600, height: 500 } })
})
