import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFolder, pictureProblems } from './pictures.ts'

let publicFolder: string

const png = (width: number, height: number) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`).render().asPng()

beforeAll(() => {
  publicFolder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  const team = path.join(publicFolder, 'team')
  mkdirSync(team)
  writeFileSync(path.join(team, 'mira.png'), png(640, 640))
  writeFileSync(path.join(team, 'small.png'), png(640, 200))
  writeFileSync(path.join(team, 'heavy.png'), Buffer.concat([png(640, 640), Buffer.alloc(400 * 1024)]))
  writeFileSync(path.join(team, 'renamed.jpg'), png(640, 640))
  writeFileSync(path.join(team, 'text.jpg'), 'no picture')
})
afterAll(() => rmSync(publicFolder, { recursive: true }))

const problem = (image: string) => pictureProblems([{ name: 'Mira', image }], inFolder(publicFolder))

test('a photograph that is there and large enough is fine, and a drawn portrait always', () => {
  expect(problem('/team/mira.png')).toEqual([])
  expect(problem('portrait-1')).toEqual([])
})

test.each([
  ['/team/jonas.png', 'there is no public/team/jonas.png'],
  ['/people/jonas.png', 'there is no public/people/jonas.png'],
  ['/team/Mira.png', 'there is no public/team/Mira.png, but one called mira.png'],
  ['/team/small.png', '640 × 200 pixels, 400 × 400 at least'],
  ['/team/heavy.png', '300 at most'],
  ['/team/renamed.jpg', 'is in truth a png file'],
  ['/team/text.jpg', 'is no picture'],
])('%s is named', (image, message) => {
  expect(problem(image)).toMatchObject([
    { file: 'company.yaml', at: 'team.0.image', message: expect.stringContaining(message) },
  ])
})
