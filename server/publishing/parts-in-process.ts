import path from 'node:path'
import { checkDocuments, type Findings } from '#content/check/check-documents.ts'
import { endCache, isCaching } from '#content/work-cache.ts'
import type { ServiceContext } from '../context.ts'
import type { Documents, DocumentsParts } from '../documents/parts.ts'
import { knownPictures, releaseDocuments } from '../documents/release.ts'
import { documentsAt } from '../documents/rows.ts'
import { publishedNumber } from '../documents/store.ts'
import { pictureAddresses } from '../pictures/store.ts'
import { addressesOf } from '../site/addresses.ts'
import { readBuildRecord } from '../site/build-record.ts'
import { judgeDocuments } from './judge-documents.ts'
import { publishedFolder } from './published-folder.ts'

const buildFolder = 'build'

/**
 * What the services of documents stand on where nobody waits beside them, in a command or while developing: the files of the
 * release in this folder, judged in this process.
 * @param brought addresses of pictures that come with the documents
 */
export function documentsParts(
  context: Pick<ServiceContext, 'db' | 'config'>,
  brought: Iterable<string> = [],
): DocumentsParts {
  const { db } = context
  const release = releaseDocuments()

  async function check(documents: Documents): Promise<Findings> {
    const pictures = new Set([...(await pictureAddresses(db)), ...brought])
    if (isCaching()) return checkDocuments(documents, knownPictures(pictures))
    const previous = await shownFolder(context, release)
    try {
      return await judgeDocuments({ buildFolder, documents, pictures, previous })
    } finally {
      endCache()
    }
  }

  return { release, check, pictures: () => pictureAddresses(db) }
}

/** Where a server on this machine has put what is published: there lies what was read of its documents. */
async function shownFolder(
  { db, config }: Pick<ServiceContext, 'db' | 'config'>,
  release: Documents,
): Promise<string | undefined> {
  const record = await readBuildRecord(path.join(buildFolder, 'raw')).catch(() => undefined)
  const documents = await documentsAt(db, release, await publishedNumber(db))
  return record && documents && publishedFolder(config.dataDir, record.id, addressesOf(config), documents)
}
