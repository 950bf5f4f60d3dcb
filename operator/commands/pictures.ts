import { readFile, writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { type Crop, wholePicture } from '#contract/picture-upload.ts'
import { releaseDocuments } from '#server/documents/release.ts'
import { createSitePicturesService, type SitePicturesService } from '#server/pictures/service.ts'
import type { PictureUse } from '#server/pictures/usage.ts'
import { type Answer, type Answering, terminalWidth } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { table } from '../table.ts'
import { localTime } from '../time.ts'
import { pictureProblems } from './picture-problems.ts'

const places: Record<PictureUse['where'], string> = {
  release: 'in the release',
  published: 'published as revision',
  revision: 'revision',
  draft: 'in its draft',
  scheduled: 'planned publication',
}

export function addPictureCommands(program: Command, answer: Answering): void {
  const pictures = program.command('pictures').description('photographs and other pictures that pages show')
  const withPictures = (command: Command, work: (service: SitePicturesService) => Promise<Answer>) =>
    answer(command, ({ context }) => work(createSitePicturesService(context, releaseDocuments())))

  pictures
    .command('list')
    .description('all pictures, newest first, with the addresses by which documents name them')
    .action((_options: object, command: Command) =>
      withPictures(command, async (service) => {
        const all = await service.list()
        if (all.length === 0) return { text: 'There are no pictures.', json: [] }
        const text = table(
          all,
          [
            { title: 'Address', value: ({ address }) => address },
            { title: 'Pixels', value: ({ width, height }) => `${width} × ${height}` },
            { title: 'When', value: ({ created_at }) => localTime(created_at) },
            { title: 'Who', value: ({ author_name }) => author_name },
            { title: 'Shows', value: ({ descriptions }) => descriptions.de },
          ],
          terminalWidth(),
        )
        return { text, json: all }
      }),
    )

  pictures
    .command('add <file>')
    .description('convert a JPEG, PNG, WebP or AVIF for the site and keep it, without what the camera wrote into it')
    .requiredOption('--de <text>', 'what is to be seen on it, in German')
    .requiredOption('--en <text>', 'the same in English')
    .option('--crop <parts>', 'what of it is shown: X,Y,WIDTH,HEIGHT in parts of the upright picture')
    .action((file: string, { de, en, crop }: { de: string; en: string; crop?: string }, command: Command) =>
      withPictures(command, async (service) => {
        const bytes = await readFile(file).catch(() => {
          throw new OperatorError(`${file} cannot be read`)
        })
        const outcome = await service.add(bytes, {
          crop: crop === undefined ? wholePicture : cropOf(crop),
          descriptions: { de, en },
        })
        if (!outcome.ok) throw new OperatorError(`${file} was not taken: ${pictureProblems[outcome.problem]}`)
        return { text: outcome.picture.address, json: outcome.picture }
      }),
    )

  pictures
    .command('show <address>')
    .description('what a picture is and what needs it; by its address, or the name in it')
    .option('--out <file>', 'write its largest version, a WebP, there')
    .action((address: string, { out }: { out?: string }, command: Command) =>
      withPictures(command, async (service) => {
        const picture = await found(service, address)
        const [uses, original] = await Promise.all([service.uses(picture), service.original(picture.address)])
        if (out && original) await writeFile(out, original.bytes)
        const lines = [
          picture.address,
          `${picture.width} × ${picture.height} pixels, ${localTime(picture.created_at)}, ${picture.author_name}`,
          `de  ${picture.descriptions.de}`,
          `en  ${picture.descriptions.en}`,
          ...(uses.length === 0 ? ['Nothing needs it.'] : uses.map((use) => `needed by ${useText(use)}`)),
        ]
        return { text: lines.join('\n'), json: { ...picture, uses } }
      }),
    )

  pictures
    .command('remove <address>')
    .description('remove a picture that no document, revision or draft needs')
    .action((address: string, _options: object, command: Command) =>
      withPictures(command, async (service) => {
        const { id } = await found(service, address)
        const outcome = await service.remove(id)
        if (outcome.ok) return { text: 'Removed.', json: { id, removed: true } }
        if (outcome.problem === 'unknown') throw new OperatorError(`There is no picture ${address}`)
        throw new OperatorError(stays(outcome.uses))
      }),
    )

  pictures
    .command('erase <address>')
    .description(
      'remove a picture although earlier revisions name it, such as one of a person who does not want to be seen',
    )
    .action((address: string, _options: object, command: Command) =>
      withPictures(command, async (service) => {
        const { id } = await found(service, address)
        const outcome = await service.erase(id)
        if (outcome.ok) return { text: erasedText(outcome.uses), json: { id, erased: true, revisions: outcome.uses } }
        if (outcome.problem === 'unknown') throw new OperatorError(`There is no picture ${address}`)
        throw new OperatorError(stays(outcome.uses.filter(({ where }) => where !== 'revision')))
      }),
    )
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
