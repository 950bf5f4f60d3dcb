import type { PictureProblem } from '#server/pictures/conversion.ts'
import { descriptionBounds, type SitePicturesService } from '#server/pictures/service.ts'

type Added = Extract<Awaited<ReturnType<SitePicturesService['add']>>, { ok: false }>['problem']

/** Why a picture was not taken into the store. */
export const pictureProblems: Record<Added | PictureProblem, string> = {
  heavy: 'the file has more than 20 MB',
  pixels:
    'it has too many pixels: 60 million at most, 32 as WebP, progressive JPEG or interlaced PNG, 13 as AVIF or with 16 bits a colour',
  small: 'what is kept has fewer than 400 pixels on its shorter side',
  type: 'it is no JPEG, PNG, WebP or AVIF',
  broken: 'it is damaged and cannot be read to its end',
  busy: 'others are being converted, try again',
  many: 'there are too many pictures',
  crop: '--crop takes X,Y,WIDTH,HEIGHT in parts of the picture, such as 0,0.1,1,0.75',
  descriptions: `--de and --en take ${descriptionBounds.min} to ${descriptionBounds.max} characters each`,
}
