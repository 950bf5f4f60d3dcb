import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { silentLog } from '#tests/support/store.ts'
import { createSiteMaker } from './maker.ts'

it('begins nothing after it was stopped, so that a server that ends waits for no site', async () => {
  const maker = createSiteMaker(silentLog)
  await maker.stop()
  const folder = path.join(tmpdir(), 'never-made')
  const addresses = { siteUrl: 'https://example.com', bookingUrl: undefined, anonKey: '', hasModel: false }
  const what = { buildFolder: 'build', documents: new Map<string, string>(), pictures: new Set<string>() }
  const order = { ...what, addresses, folder, previous: undefined }
  await expect(async () => maker.make(order)).rejects.toThrow('The server stops')
  await expect(async () => maker.check(order)).rejects.toThrow('The server stops')
  expect(maker.makes(folder)).toBe(false)
})
