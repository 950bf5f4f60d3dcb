import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { isOwnPicture, picturesIn } from '#contract/picture-address.ts'
import { fileOf } from '../catalogue.ts'
import type { Problem } from '../problem.ts'

/** Shown up to some 640 px wide: twice that for fine screens. */
const smallestSide = 400
const heaviest = 300 * 1024

type Member = { name: string; image: string }

/** Where pictures are. */
export type Pictures = {
  /** The bytes of a picture by its address, such as `/team/mira.jpg`; undefined where there is none. */
  find(address: string): Buffer | undefined
  /** Whose names are compared with one that is not found. */
  folder: string
  /** The addresses of those that were uploaded. */
  uploaded?: ReadonlySet<string>
}

/** Pictures that lie in a folder, whose names are told as in `public/`; those that were uploaded lie beside the documents. */
export function inFolder(folder: string): Pictures {
  return {
    folder,
    find: (address) =>
      read(path.join(folder, address)) ?? (isOwnPicture(address) ? read(path.join('content', address)) : undefined),
  }
}

/** Places in documents where a picture is named that was uploaded, and that there is not, or not any more. */
export function missingPictures(
  documents: ReadonlyMap<string, string>,
  { find, uploaded }: Pictures = inFolder('public'),
): Problem[] {
  return [...documents].flatMap(([id, text]) =>
    picturesIn(text)
      .filter((address) => !uploaded?.has(address) && !find(address))
      .map((address) => ({
        file: fileOf(id),
        line: text.slice(0, text.indexOf(address)).split('\n').length,
        message: `there is no picture ${address}; it was removed or never uploaded, so choose another or upload it again`,
      })),
  )
}

/** The photographs of the team that are missing in public/, no pictures, too small or too heavy. Drawn portraits are always there. */
export function pictureProblems(team: readonly Member[], pictures: Pictures = inFolder('public')): Problem[] {
  return team.flatMap(({ image }, index) => {
    if (!image.startsWith('/') || isOwnPicture(image)) return []
    const message = pictureProblem(image, pictures)
    return message ? [{ file: 'company.yaml', at: `team.${index}.image`, message }] : []
  })
}

function pictureProblem(image: string, { find, folder }: Pictures): string | undefined {
  const bytes = find(image)
  if (!bytes) return `there is no public${image}${otherSpelling(path.join(folder, image))}`
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
