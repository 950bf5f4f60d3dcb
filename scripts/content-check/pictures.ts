import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import type { Problem } from '#content/problem.ts'

/** Shown up to some 640 px wide: twice that for fine screens. */
const smallestSide = 400
const heaviest = 300 * 1024

type Member = { name: string; image: string }

/** The photographs of the team that are missing in public/, no pictures, too small or too heavy. Drawn portraits are always there. */
export function pictureProblems(team: readonly Member[], publicFolder = path.resolve('public')): Problem[] {
  return team.flatMap(({ image }, index) => {
    if (!image.startsWith('/')) return []
    const message = pictureProblem(publicFolder, image)
    return message ? [{ file: 'company.ts', at: `team.${index}.image`, message }] : []
  })
}

function pictureProblem(publicFolder: string, image: string): string | undefined {
  const file = path.join(publicFolder, image)
  const bytes = read(file)
  if (!bytes) return `there is no public${image}${otherSpelling(file)}`
  const kilobytes = Math.ceil(bytes.length / 1024)
  if (bytes.length > heaviest) return `public${image} has ${kilobytes} KB, ${heaviest / 1024} at most; save it smaller`
  try {
    const { width, height, type } = imageSize(bytes)
    const expected = path.extname(image).slice(1).toLowerCase().replace('jpeg', 'jpg')
    if (type !== expected && !(expected === 'avif' && type === 'heif'))
      return `public${image} is in truth a ${type} file`
    if (Math.min(width, height) < smallestSide) {
      return `public${image} has ${width} × ${height} pixels, ${smallestSide} × ${smallestSide} at least; a square is shown whole`
    }
  } catch {
    return `public${image} is no picture that a browser shows`
  }
  return undefined
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Names on a server are told apart by capitals, on many a desk they are not. */
function otherSpelling(file: string): string {
  try {
    const other = readdirSync(path.dirname(file)).find(
      (name) => name.toLowerCase() === path.basename(file).toLowerCase(),
    )
    return other ? `, but one called ${other}` : ''
  } catch {
    return ''
  }
}
