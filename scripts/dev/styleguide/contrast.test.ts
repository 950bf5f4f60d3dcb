import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, contrastText } from './contrast.ts'
import { rolesOn } from './roles.ts'
import { planes, readTokens, schemes } from './tokens.ts'

const files = ['styles/palette.css', 'app/ui/tokens.css']
const tokens = readTokens(files.map((file) => readFileSync(file, 'utf8')).join(''))

test.each([
  ['#000', '#fff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff80', '#000', 5.32],
])('%s on %s', (front, ground, expected) => {
  expect(contrast(front, ground)).toBeCloseTo(expected, 1)
})

test('a figure is never rounded up', () => {
  expect(contrastText('#777777', '#ffffff')).toBe('4.4')
})

describe.each(schemes)('%s scheme', (scheme) => {
  describe.each(planes)('on %s', (plane) => {
    test.each(rolesOn(plane))('$token keeps $least to 1', ({ token, on = '--bg', least }) => {
      const ground = tokens.on(plane, on, scheme)
      expect(contrast(tokens.on(plane, token, scheme), ground)).toBeGreaterThanOrEqual(least)
    })
  })
})
