import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { mailIdOf, returnPathOf, returnPathsIn } from './return-path.ts'

const config = { bounceAddress: 'bounces@saldora.example', secret: 'test'.repeat(10) }

it('names its mail, in any case of letters, and fits before an @', () => {
  for (const id of ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', randomUUID()]) {
    const address = returnPathOf({ ...config, bounceAddress: `${'b'.repeat(20)}@saldora.example` }, id) ?? ''
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    const own = returnPathOf(config, id) ?? ''
    expect(mailIdOf(config, own)).toBe(id)
    expect(mailIdOf(config, own.toUpperCase())).toBe(id)
    expect(returnPathsIn(config, `Return-Path: <${own}>\r\n`)).toEqual([own])
  }
})

it('is nobody else’s to make, nor to change', () => {
  const own = returnPathOf(config, randomUUID()) ?? ''
  const at = own.indexOf('+') + 5
  const other = own[at] === 'a' ? 'b' : 'a'
  const made = [
    own.slice(0, at) + other + own.slice(at + 1),
    returnPathOf({ ...config, secret: 'other'.repeat(8) }, randomUUID()) ?? '',
    own.replace('saldora', 'evil'),
    own.replace('bounces', 'others'),
    'bounces@saldora.example',
    'bounces+@saldora.example',
    '',
  ]
  expect(made.map((address) => mailIdOf(config, address))).toEqual(made.map(() => undefined))
  expect(mailIdOf({ ...config, bounceAddress: undefined }, own)).toBeUndefined()
})
