import { expect, test } from 'vitest'
import { largestCrop, moved, pixelsOf, resized, widthsOf } from './crop.ts'

const upright = { width: 1200, height: 1600 }

test('the largest crop fills the picture in one direction', () => {
  expect(pixelsOf(largestCrop(upright, 1), upright)).toEqual({ width: 1200, height: 1200 })
  expect(pixelsOf(largestCrop(upright, 0.5), upright)).toEqual({ width: 800, height: 1600 })
  expect(largestCrop(upright, 3 / 4)).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})

test('it stays within the picture, however far it is moved', () => {
  const crop = resized(largestCrop(upright, 1), 0.5, upright, 1)
  expect(moved(crop, { x: 9, y: 9 })).toMatchObject({ x: 0.5, y: 0.625 })
  expect(moved(crop, { x: -9, y: -9 })).toMatchObject({ x: 0, y: 0 })
})

test('it changes its size about its middle and keeps its shape', () => {
  const crop = resized({ x: 0.25, y: 0.25, width: 0.5, height: 0.375 }, 0.25, upright, 1)
  expect(crop).toEqual({ x: 0.375, y: 0.34375, width: 0.25, height: 0.1875 })
  expect(pixelsOf(crop, upright)).toEqual({ width: 300, height: 300 })
})

test('a picture with too few pixels has no crop that is large enough', () => {
  expect(widthsOf(upright, 1, 400)).toEqual({ least: 1 / 3, most: 1 })
  const small = widthsOf({ width: 900, height: 380 }, 1, 400)
  expect(small.least).toBeGreaterThan(small.most)
  expect(widthsOf({ width: 200, height: 300 }, 2 / 3, 400)).toEqual({ least: 2, most: 1 })
})
