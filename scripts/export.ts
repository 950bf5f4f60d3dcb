import path from 'node:path'
import { checkDocuments } from '#content/check/check-documents.ts'
import { showRelease } from '#content/release.ts'
import { inSession, OperatorError } from '#operator/session.ts'
import { releaseDocuments } from '#server/documents/release.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { createLog } from '#server/log.ts'
import { createSiteMaker } from '#server/publishing/maker.ts'
import { loadPublished, publishedFolder, readPublishedIndex } from '#server/publishing/published-folder.ts'
import { readBuildRecord } from '#server/site/build-record.ts'
import { type LoadedSite, loadSite } from '#server/site/load.ts'
import { writeSite } from '#server/site/written-site.ts'

// Writes what is published as files for a web server, whether the server runs or not: npm run export [-- FOLDER], else SITE_OUT.
showRelease()
const given = process.argv[2]
try {
  await inSession(process.env, async ({ config, context }) => {
    const folder = given ? path.resolve(given) : config.siteOut
    if (!folder) throw new OperatorError('Say where: npm run export -- FOLDER, or SITE_OUT')
    const { siteUrl, bookingUrl, publicAnonKey, chat, dataDir } = config
    const addresses = { siteUrl, bookingUrl, anonKey: publicAnonKey ?? '', hasModel: chat !== undefined }
    const release = await loadSite('build', addresses)
    const files = releaseDocuments()
    const { documents } = await createDocumentsService(context, { release: files, check: checkDocuments }).published()
    const isRelease = documents.size === files.size && [...documents].every(([id, text]) => files.get(id) === text)
    const site = isRelease ? release : await published(documents)
    await writeSite(site, siteUrl, folder)
    console.log(`${site.size} files of ${siteUrl} in ${path.join(folder, 'current')}`)

    async function published(shown: ReadonlyMap<string, string>): Promise<LoadedSite> {
      const { id } = await readBuildRecord('build/raw')
      const target = publishedFolder(dataDir, id, addresses, shown)
      if (!(await readPublishedIndex(target))) {
        const maker = createSiteMaker(createLog({ logLevel: 'error' }))
        const order = {
          buildFolder: path.resolve('build'),
          addresses,
          documents: shown,
          folder: target,
          previous: undefined,
        }
        const made = await maker.make(order, () => undefined).finally(() => maker.stop())
        if (!made.ok) throw new OperatorError('What is published cannot be shown: start the server, which says why')
      }
      const index = await readPublishedIndex(target)
      if (!index) throw new OperatorError(`${target} is not whole`)
      return loadPublished(target, index, release, release)
    }
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
