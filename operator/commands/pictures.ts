import { writeFile } from 'node:fs/promises'
import { read } from '#content/documents.ts'
import { type Crop, wholePicture } from '#contract/picture-upload.ts'
import type { SitePicturesService } from '#server/pictures/service.ts'
import type { PictureUse } from '#server/pictures/usage.ts'
import { listed, type Verb } from '../answer.ts'
import { givenFile } from '../given-file.ts'
import { refused } from '../refused.ts'
import { OperatorError } from '../session.ts'
import { localTime } from '../time.ts'

const places: Record<PictureUse['where'], string> = {
  release: 'in the release',
  published: 'published as revision',
  revision: 'revision',
  draft: 'in its draft',
  scheduled: 'planned publication',
}

export function addPictureCommands(program: Verb): void {
  const pictures = program.command('pictures').description('photographs and other pictures that pages show')

  pictures
    .command('list')
    .description('all pictures, newest first, with the addresses by which documents name them')
    .answering(async ({ sitePictures }) => {
      return listed(
        await sitePictures.list(),
        [
          { title: 'Address', value: ({ address }) => address },
          { title: 'Pixels', value: ({ width, height }) => `${width} × ${height}` },
          { title: 'When', value: ({ created_at }) => localTime(created_at) },
          { title: 'Who', value: ({ author_name }) => author_name },
          { title: 'Shows', value: ({ descriptions }) => descriptions.de },
        ],
        'There are no pictures.',
      )
    })

  pictures
    .command('add <file>')
    .description('convert a JPEG, PNG, WebP or AVIF for the site and keep it, without what the camera wrote into it')
    .requiredOption('--de <text>', 'what is to be seen on it, in German')
    .requiredOption('--en <text>', 'the same in English')
    .option('--crop <parts>', 'what of it is shown: X,Y,WIDTH,HEIGHT in parts of the upright picture')
    .answering(async ({ sitePictures }, file: string, { de, en, crop }: { de: string; en: string; crop?: string }) => {
      const outcome = await sitePictures.add(await givenFile(file), {
        crop: crop === undefined ? wholePicture : cropOf(crop),
        descriptions: { de, en },
      })
      if (!outcome.ok) return refused(read('desk/pictures', 'en').problems, outcome.problem)
      return { text: outcome.picture.address, json: outcome.picture }
    })

  pictures
    .command('show <address>')
    .description('what a picture is and what needs it; by its address, or the name in it')
    .option('--out <file>', 'write its largest version, a WebP, there')
    .answering(async ({ sitePictures }, address: string, { out }: { out?: string }) => {
      const picture = await found(sitePictures, address)
      const [uses, original] = await Promise.all([sitePictures.uses(picture), sitePictures.original(picture.address)])
      if (out && original) await writeFile(out, original.bytes)
      const lines = [
        picture.address,
        `${picture.width} × ${picture.height} pixels, ${localTime(picture.created_at)}, ${picture.author_name}`,
        `de  ${picture.descriptions.de}`,
        `en  ${picture.descriptions.en}`,
        ...(uses.length === 0 ? ['Nothing needs it.'] : uses.map((use) => `needed by ${useText(use)}`)),
      ]
      return { text: lines.join('\n'), json: { ...picture, uses } }
    })

  pictures
    .command('remove <address>')
    .description('remove a picture that no document, revision or draft needs')
    .answering(async ({ sitePictures }, address: string) => {
      const { id } = await found(sitePictures, address)
      const outcome = await sitePictures.remove(id)
      if (outcome.ok) return { text: 'Removed.', json: { id, removed: true } }
      if (outcome.problem === 'unknown') throw new OperatorError(`There is no picture ${address}`)
      throw new OperatorError(stays(outcome.uses))
    })

  pictures
    .command('erase <address>')
    .description(
      'remove a picture although earlier revisions name it, such as one of a person who does not want to be seen',
    )
    .answering(async ({ sitePictures }, address: string) => {
      const { id } = await found(sitePictures, address)
      const outcome = await sitePictures.erase(id)
      if (outcome.ok) return { text: erasedText(outcome.uses), json: { id, erased: true, revisions: outcome.uses } }
      if (outcome.problem === 'unknown') throw new OperatorError(`There is no picture ${address}`)
      throw new OperatorError(stays(outcome.uses.filter(({ where }) => where !== 'revision')))
    })
}

function stays(uses: PictureUse[]): string {
  return `It stays, because it is needed by ${uses.map(useText).join(', ')}`
}

function erasedText(revisions: PictureUse[]): string {
  const rest = 'It stays in backups until they expire, and in browsers that have shown it.'
  if (revisions.length === 0) return `Erased. ${rest}`
  const named = revisions.map(useText).join(', ')
  return `Erased. ${rest}\nBrought back only after another picture was chosen: ${named}`
}

async function found(service: SitePicturesService, address: string) {
  const [id = ''] = /[0-9a-f]{32}/.exec(address) ?? []
  const picture = await service.find(id)
  if (!picture) throw new OperatorError(`There is no picture ${address}: pictures list`)
  return picture
}

function useText({ id, where, revision }: PictureUse): string {
  return where === 'scheduled' ? `${places[where]} ${id}` : [id, places[where], revision].filter(Boolean).join(' ')
}

function cropOf(text: string): Crop {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = text.split(',').map(Number)
  return { x, y, width, height }
}
