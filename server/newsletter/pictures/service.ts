import { createHash } from 'node:crypto'
import type { ServiceContext } from '../../context.ts'
import { countRows, hasChanged } from '../../db/count.ts'
import type { NewsletterPicture } from '../../db/tables/issues.ts'
import { type PictureType, pictureAddress } from './picture-address.ts'

/** In bytes: several of these make a letter that takes long on a telephone. */
export const heaviestPicture = 1_000_000
const widest = 2400
const mostPictures = 2000

export type PictureOutcome = { ok: true; src: string } | { ok: false; problem: 'type' | 'size' }

const types: Record<string, PictureType> = { jpg: 'image/jpeg', png: 'image/png' }

/** Pictures of issues. They lie in the store, so that every server has them, under a name made from their content. */
export function createPicturesService(context: ServiceContext) {
  const { db } = context
  return {
    add: async (bytes: Buffer): Promise<PictureOutcome> => {
      if (bytes.length > heaviestPicture) return { ok: false, problem: 'size' }
      const read = await readSize(bytes)
      if (!read) return { ok: false, problem: 'type' }
      const { type, width, height } = read
      if (width > widest || height > widest) return { ok: false, problem: 'size' }
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      const added = await context.transaction(async (trx) => {
        if ((await countRows(trx.selectFrom('newsletter_pictures'))) >= mostPictures) return false
        const row = { id, type, width, height, data: bytes.toString('base64'), created_at: context.now().toISOString() }
        const stored = await trx
          .insertInto('newsletter_pictures')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .$call(hasChanged)
        if (stored) await context.record(trx, { act: 'issue.picture', details: { bytes: bytes.length } })
        return true
      })
      return added ? { ok: true, src: pictureAddress({ id, width, height }, type) } : { ok: false, problem: 'size' }
    },

    find: (id: string): Promise<NewsletterPicture | undefined> =>
      db.selectFrom('newsletter_pictures').selectAll().where('id', '=', id).executeTakeFirst(),
  }
}

/** What a file is by its own bytes, whatever it is called. */
async function readSize(bytes: Buffer): Promise<{ type: PictureType; width: number; height: number } | undefined> {
  const { imageSize } = await import('image-size')
  try {
    const { type: kind, width, height } = imageSize(bytes)
    const type = types[kind ?? '']
    return type && width > 0 && height > 0 ? { type, width, height } : undefined
  } catch {
    return undefined
  }
}
