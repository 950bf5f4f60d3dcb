import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileOf, kindOf } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import { inOneLine } from '#content/problem.ts'
import { readFiles } from '#content/release.ts'
import { picturesIn } from '#contract/picture-address.ts'
import type { Change } from '#server/documents/change.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { type PictureInFolder, readPictureFolder, writePictureFolder } from '#server/pictures/folder.ts'
import { documentsParts } from '#server/publishing/parts-in-process.ts'
import type { Answer, Asked, Verb } from '../answer.ts'
import { refused } from '../refused.ts'
import { OperatorError, type Session } from '../session.ts'
import { refusalText, shown } from './content-outcome.ts'

type ImportOptions = { why: string; dryRun?: true; removeMissing?: true }

/** Documents as files, both ways, so that what is published and what git holds can meet. */
export function addContentFileCommands(content: Verb): void {
  content
    .command('export <folder>')
    .description('write everything that is published as files, byte for byte, such as into content/ of a checkout')
    .answering(async (session, folder: string) => {
      const { number, documents: texts } = await session.documents.published()
      for (const [id, text] of texts) {
        const file = path.join(folder, fileOf(id))
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, text)
      }
      const gone = (await session.documents.list()).filter(({ source }) => source === 'removed').map(({ id }) => id)
      for (const id of gone) await rm(path.join(folder, fileOf(id)), { force: true })
      await session.audit.add({
        act: 'content.export',
        subject: { kind: 'publication', id: String(number) },
        details: { documents: texts.size },
      })
      const pictures = await exportPictures(session, texts, folder)
      const withPictures = pictures > 0 ? `, with the pictures that they name (${pictures})` : ''
      const removed = gone.length > 0 ? `; ${gone.length} that were taken away are removed` : ''
      return {
        text: `${texts.size} documents of publication ${number} are in ${folder}${withPictures}${removed}.`,
        json: { folder, publication: number, documents: texts.size, pictures, removed: gone },
      }
    })

  content
    .command('import <folder>')
    .description('publish every file that differs from what is published, all at once, after checks')
    .option('--why <text>', 'the reason', 'Imported from files')
    .option('--dry-run', 'only say what would be published, and what would be wrong')
    .option('--remove-missing', 'take documents away whose file is not there')
    .answering((session, folder: string, options: ImportOptions) => importFolder(folder, options, session))
}

async function importFolder(folder: string, options: ImportOptions, session: Asked): Promise<Answer> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new OperatorError(`${folder} is no folder`)
  const files = readFiles(folder)
  const documents = new Map([...files].filter(([id]) => kindOf(id) !== undefined))
  const others = [...files.keys()].filter((id) => !documents.has(id))
  if (documents.size === 0) throw new OperatorError(`${folder} holds no documents, such as ${fileOf('company')}`)
  const published = (await session.documents.published()).documents
  const changed = [...documents].filter(([id, text]) => published.get(id) !== text)
  const missing = [...published.keys()].filter((id) => !documents.has(id))
  const changes: Change[] = [
    ...changed.map(([id, text]) => ({ id, text })),
    ...(options.removeMissing ? missing.map((id): Change => ({ id, removed: true })) : []),
  ]
  const notes = [
    ...others.map((id) => `ignored  ${id}: no document`),
    ...(options.removeMissing ? [] : missing.map((id) => `missing  ${id}: stays as it is`)),
  ]
  if (changes.length === 0) {
    return {
      text: [...notes, 'Nothing is different from what is published.'].join('\n'),
      json: { changed: [], missing, ignored: others },
    }
  }
  const brought = await picturesBrought(documents.values(), folder)
  if (!options.dryRun) {
    for (const note of notes) session.say(note)
    await importPictures(session, brought, folder)
    return shown(await session.documents.publish(changes, { why: options.why }), session)
  }
  const lines = changes.map((change) =>
    'removed' in change ? `remove   ${change.id}` : `${published.has(change.id) ? 'change ' : 'add    '}  ${change.id}`,
  )
  const { context } = session
  const checked = await createDocumentsService(context, documentsParts(context, brought)).check(changes)
  if (!checked.ok) throw new OperatorError(refusalText(checked))
  const wrong = 'findings' in checked ? checked.findings.wrong : []
  return {
    text: [...notes, ...lines, ...wrong.map((one) => `wrong    ${inOneLine(one)}`), 'Nothing was published.'].join(
      '\n',
    ),
    json: { changes: changes.map(({ id }) => id), missing, ignored: others, wrong },
    failed: wrong.length > 0,
  }
}

/** Writes the pictures that documents name beside them. @returns how many */
async function exportPictures(
  { sitePictures }: Session,
  documents: ReadonlyMap<string, string>,
  folder: string,
): Promise<number> {
  const named = new Set([...documents.values()].flatMap(picturesIn))
  const known = (await sitePictures.list()).filter(({ address }) => named.has(address))
  const pictures: PictureInFolder[] = []
  for (const { address, descriptions } of known) {
    const file = await sitePictures.original(address)
    if (file) pictures.push({ address, bytes: Buffer.from(file.bytes), descriptions })
  }
  await writePictureFolder(folder, pictures)
  return pictures.length
}

/** The addresses of pictures that documents of a folder name and that lie beside them. */
async function picturesBrought(documents: Iterable<string>, folder: string): Promise<string[]> {
  const named = new Set([...documents].flatMap(picturesIn))
  return (await readPictureFolder(folder)).map(({ address }) => address).filter((address) => named.has(address))
}

/** Takes those into the store. @throws OperatorError where one is not what its name says */
async function importPictures({ sitePictures }: Session, brought: string[], folder: string): Promise<void> {
  for (const { address, bytes, descriptions } of await readPictureFolder(folder)) {
    if (!brought.includes(address)) continue
    const outcome = await sitePictures.takeOver(address, bytes, descriptions)
    if (outcome.ok) continue
    if (outcome.problem === 'broken')
      throw new OperatorError(`${folder}${address} is damaged, or is not the picture that its name says`)
    refused(read('desk/pictures', 'en').problems, outcome.problem)
  }
}
