/**
 * Pictures that were uploaded. An address names the content and the size of the largest version, so that a page can be laid out, and the
 * smaller versions be named, without looking anything up: `/pictures/3f…-960x960.webp` and, beside it, `/pictures/3f…-960x960/640.avif`.
 */
export const picturesPath = '/pictures/'

/** Widths in which a picture is there, in pixels, and in its own. */
const widths = [320, 640, 960, 1280]
/** The longer side of the largest version. */
export const longestSide = 1920

const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** `id`: the start of the SHA-256 of the largest version. */
export type OwnPicture = { id: string; width: number; height: number }

/** A version that is not the largest WebP, which has the picture's own address. */
export type PictureVersion = { address: string; width: number; format: PictureFormat }

const name = '([0-9a-f]{32})-([1-9]\\d{0,3})x([1-9]\\d{0,3})'
const whole = new RegExp(`^${picturesPath}${name}\\.webp$`)
const version = new RegExp(`^${picturesPath}${name}/([1-9]\\d{0,3})\\.(avif|webp)$`)
const anywhere = new RegExp(`${picturesPath}[0-9a-f]{32}-[1-9]\\d{0,3}x[1-9]\\d{0,3}\\.webp`, 'g')

/** Undefined for any other address. */
export function readOwnPicture(address: string): OwnPicture | undefined {
  return toPicture(whole.exec(address))
}

export function isOwnPicture(address: string): boolean {
  return whole.test(address)
}

/** To which picture a version belongs: its own address or that of a smaller one. */
export function pictureOfVersion(address: string): OwnPicture | undefined {
  return toPicture(whole.exec(address) ?? version.exec(address))
}

export function addressOfPicture({ id, width, height }: OwnPicture): string {
  return `${picturesPath}${id}-${width}x${height}.webp`
}

/** Every version besides the largest WebP, narrow ones first. */
export function versionsOf(picture: OwnPicture): PictureVersion[] {
  const folder = addressOfPicture(picture).replace(/\.webp$/, '')
  const all = [...widths.filter((width) => width < picture.width), picture.width]
  return all.flatMap((width) =>
    pictureFormats
      .filter((format) => !(format === 'webp' && width === picture.width))
      .map((format) => ({ address: `${folder}/${width}.${format}`, width, format })),
  )
}

/** What the `srcset` of each format says, the newer format first. */
export function pictureSources(picture: OwnPicture): { type: string; srcSet: string }[] {
  const versions = [
    ...versionsOf(picture),
    { address: addressOfPicture(picture), width: picture.width, format: 'webp' as const },
  ]
  return pictureFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: versions
      .filter((one) => one.format === format)
      .map(({ address, width }) => `${address} ${width}w`)
      .join(', '),
  }))
}

/** The addresses of pictures that a text names, each once. */
export function picturesIn(text: string): string[] {
  return [...new Set(text.match(anywhere) ?? [])]
}

function toPicture(found: RegExpExecArray | null): OwnPicture | undefined {
  const [, id, width, height] = found ?? []
  return id ? { id, width: Number(width), height: Number(height) } : undefined
}
