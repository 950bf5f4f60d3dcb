import { expect, test } from 'vitest'
import { folderCircles } from './folder-circles.ts'

const imports = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' > ')
    return { from, to }
  })

test('folders that know each other through any number of others make a circle', () => {
  const ring = imports('a/x/1.ts > a/y/1.ts', 'a/y/2.ts > a/z/1.ts', 'a/z/2.ts > a/x/2.ts')
  expect(folderCircles([...ring, ...imports('a/x/1.ts > b/1.ts')])).toEqual([ring])
})

test('a circle may show in what folders are part of only', () => {
  const ring = imports('a/x/1.ts > b/y/1.ts', 'b/z/1.ts > a/w/1.ts')
  expect(folderCircles(ring)).toEqual([ring])
})

test('a folder and those inside it may know each other, and so may one way', () => {
  expect(
    folderCircles(imports('a/1.ts > a/x/1.ts', 'a/x/2.ts > a/2.ts', 'a/x/1.ts > b/1.ts', 'main.ts > a/1.ts')),
  ).toEqual([])
})
