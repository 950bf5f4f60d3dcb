import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { missingPictures } from '#content/check/pictures.ts'
import { versionsOf } from '#contract/picture-address.ts'
import { wholePicture } from '#contract/picture-upload.ts'
import { createContext } from '#server/context.ts'
import { copyStore } from '#server/db/copy.ts'
import { knownPictures } from '#server/documents/release.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { onStoreOfRun, openTestStore, silentLog, type TestStore } from '#tests/support/store.ts'
import { readPictureFolder, takeOverFolder, writePictureFolder } from './folder.ts'
import { createSitePicturesService } from './service.ts'
import { pictureFiles } from './site-files.ts'
import { findFile, pictureAddresses } from './store.ts'

const descriptions = { de: 'Sabine Frei am Fenster', en: 'Sabine Frei at the window' }
const release = new Map([['company', 'brand: A\n']])
const timeout = 60_000

/** A photograph as a telephone writes it: lying on its side, with where it was taken. Hardly larger than it must be: converting takes long. */
function photograph(width = 440, height = 400): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 130, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(4)
    .withExif({
      IFD0: { Copyright: 'Sabine Frei' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

function serviceOn({ db, config }: Pick<TestStore, 'db' | 'config'>) {
  const context = createContext({ db, config, log: silentLog, actor: { kind: 'member', id: 'm1', name: 'Mira' } })
  return { context, pictures: createSitePicturesService(context, release) }
}

const add = async (service: ReturnType<typeof serviceOn>['pictures'], bytes: Uint8Array, crop = wholePicture) => {
  const outcome = await service.add(bytes, { crop, descriptions })
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.picture
}

onStoreOfRun('pictures', (open) => {
  it('are cut, turned upright, converted into all versions and stripped of what the camera wrote', {
    timeout,
  }, async () => {
    const { db, context, pictures } = await open().then((store) => ({ ...store, ...serviceOn(store) }))
    // Upright it is 600 by 900.
    const picture = await add(pictures, await photograph(900, 600), { x: 0, y: 0.1, width: 1, height: 2 / 3 })
    expect(picture).toMatchObject({ width: 600, height: 600, descriptions, author_name: 'Mira' })
    expect(picture.address).toBe(`/pictures/${picture.id}-600x600.webp`)
    const files = await pictureFiles(db, new Map([['company', `image: ${picture.address}\n`]]), new Map())
    expect(files.map((file) => file.path).sort()).toEqual(
      [picture.address, ...versionsOf(picture).map(({ address }) => address)].sort(),
    )
    for (const file of files) {
      const read = await sharp(file.held).metadata()
      expect([read.exif, read.xmp, read.iptc, read.icc]).toEqual([undefined, undefined, undefined, undefined])
      expect(read.width).toBe(Number(/(\d+)\.\w+$/.exec(file.path.replace('x600.webp', '/600.webp'))?.[1]))
      expect(file).toMatchObject({ immutable: true, type: read.format === 'heif' ? 'image/avif' : 'image/webp' })
      expect(file.held.includes('Sabine')).toBe(false)
    }
    expect(await context.db.selectFrom('audit_log').select(['act', 'subject_id']).execute()).toEqual([
      { act: 'picture.add', subject_id: picture.id },
    ])
  })

  it('are the same when the same is uploaded again, and can be described anew', { timeout }, async () => {
    const { pictures } = serviceOn(await open())
    const bytes = await photograph()
    const [one, other] = [await add(pictures, bytes), await add(pictures, bytes)]
    expect(other.address).toBe(one.address)
    expect(await pictures.list()).toHaveLength(1)
    expect(await pictures.describe(one.id, { de: 'Sabine', en: '' })).toBe(false)
    expect(await pictures.describe(one.id, { de: 'Sabine', en: ' Sabine ' })).toBe(true)
    expect((await pictures.find(one.id))?.descriptions).toEqual({ de: 'Sabine', en: 'Sabine' })
  })

  it('stay as long as a revision, a draft or a plan names them', { timeout }, async () => {
    const { context, pictures } = serviceOn(await open())
    const picture = await add(pictures, await photograph())
    const documents = createDocumentsService(context, { release, check: () => ({ wrong: [], look: [] }) })
    const text = `image: ${picture.address}\n`
    await documents.publish([{ id: 'company', text }], { why: 'With a picture' })
    await documents.restore('company', 0, 'Without it again')
    expect(await pictures.remove(picture.id)).toEqual({
      ok: false,
      problem: 'used',
      uses: [{ id: 'company', where: 'revision', revision: 1 }],
    })
    const unused = await add(pictures, await photograph(420, 420))
    expect(await pictures.remove(unused.id)).toEqual({ ok: true, uses: [] })
    expect(await pictures.remove(unused.id)).toEqual({ ok: false, problem: 'unknown' })
    expect(await pictures.original(unused.address)).toBeUndefined()
  })

  it('are erased although earlier revisions name them, which are then not brought back; what is published keeps them', {
    timeout,
  }, async () => {
    const store = await open()
    const { context, pictures } = serviceOn(store)
    const picture = await add(pictures, await photograph())
    const check = async (set: ReadonlyMap<string, string>) => ({
      wrong: missingPictures(set, knownPictures(await pictureAddresses(store.db))),
      look: [],
    })
    const documents = createDocumentsService(context, { release, check })
    const text = `image: ${picture.address}\n`
    await documents.publish([{ id: 'company', text }], { why: 'With a picture' })
    const published = { id: 'company', where: 'published', revision: 1 }
    expect(await pictures.erase(picture.id)).toEqual({ ok: false, problem: 'used', uses: [published] })
    await documents.publish([{ id: 'company', text: 'brand: A\n' }], { why: 'Without' })
    const uses = [{ id: 'company', where: 'revision', revision: 1 }]
    expect(await pictures.remove(picture.id)).toEqual({ ok: false, problem: 'used', uses })
    expect(await pictures.erase(picture.id)).toEqual({ ok: true, uses })
    expect(await pictures.original(picture.address)).toBeUndefined()
    expect(await context.db.selectFrom('picture_files').select('address').execute()).toEqual([])
    const acts = await context.db.selectFrom('audit_log').select('act').where('act', 'like', 'picture.%').execute()
    expect(acts.map(({ act }) => act)).toEqual(['picture.add', 'picture.erase'])
    const message = expect.stringContaining(`there is no picture ${picture.address}; it was removed`)
    expect(await documents.restore('company', 1, 'Back')).toMatchObject({
      ok: false,
      problem: 'checks',
      findings: { wrong: [{ line: 1, message }] },
    })
  })

  it('go into files and come back under the same address', { timeout }, async () => {
    const { pictures } = serviceOn(await open())
    const picture = await add(pictures, await photograph())
    const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const original = await pictures.original(picture.address)
    await writePictureFolder(folder, [
      { address: picture.address, bytes: Buffer.from(original?.bytes ?? []), descriptions },
    ])
    const elsewhere = serviceOn(await open()).pictures
    expect(await takeOverFolder(elsewhere, folder)).toEqual([])
    const [found] = await elsewhere.list()
    expect(found).toMatchObject({ address: picture.address, descriptions })
    expect(await readPictureFolder(folder)).toMatchObject([{ address: picture.address, descriptions }])
    const forged = picture.address.replace(picture.id, '0'.repeat(32))
    expect(await elsewhere.takeOver(forged, Buffer.from(original?.bytes ?? []), descriptions)).toEqual({
      ok: false,
      problem: 'broken',
    })
  })
})

it('move to PostgreSQL with everything else', { timeout }, async () => {
  const source = await openTestStore('sqlite')
  const picture = await add(serviceOn(source).pictures, await photograph())
  const target = await openTestStore('postgres')
  expect(await copyStore(source, target)).toMatchObject({ ok: true, counts: { pictures: 1 } })
  const moved = serviceOn(target).pictures
  const [before] = await serviceOn(source).pictures.list()
  expect(await moved.list()).toEqual([before])
  for (const address of [picture.address, ...versionsOf(picture).map((version) => version.address)]) {
    const [old, young] = await Promise.all([source, target].map(({ db }) => findFile(db, address)))
    expect(young?.bytes.length, address).toBeGreaterThan(100)
    expect(young, address).toEqual(old)
  }
})

describe('what is no picture is refused', () => {
  const refused = async (bytes: Uint8Array, words = descriptions) => {
    const { pictures } = serviceOn(await openTestStore('sqlite'))
    const outcome = await pictures.add(bytes, { crop: wholePicture, descriptions: words })
    expect(await pictures.list()).toEqual([])
    return outcome.ok ? undefined : outcome.problem
  }

  it('by its bytes, whatever it is called', { timeout }, async () => {
    expect(await refused(Buffer.from('no picture'))).toBe('type')
    expect(await refused(Buffer.alloc(0))).toBe('type')
    expect(
      await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>')),
    ).toBe('type')
    expect(await refused(readFileSync(process.execPath).subarray(0, 100_000))).toBe('type')
    const gif = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#888' } })
      .gif()
      .toBuffer()
    expect(await refused(gif)).toBe('type')
  })

  it('where it ends too early, is too heavy, too large or too small', { timeout }, async () => {
    const whole = await photograph()
    expect(await refused(whole.subarray(0, whole.length / 2))).toBe('broken')
    expect(await refused(Buffer.alloc(21 * 1024 * 1024))).toBe('heavy')
    expect(await refused(await photograph(399, 900))).toBe('small')
  })

  it('without words in both languages for what is to be seen', { timeout }, async () => {
    expect(await refused(await photograph(), { de: 'Sabine Frei', en: ' ' })).toBe('descriptions')
    expect(await refused(await photograph(), { de: 'x'.repeat(201), en: 'Sabine' })).toBe('descriptions')
  })
})
