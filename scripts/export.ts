import path from 'node:path'
import { checkDocuments } from '#content/check/check-documents.ts'
import { showRelease } from '#content/documents.ts'
import { inSession, OperatorError } from '#operator/session.ts'
import { releaseDocuments } from '#server/documents/release.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { createLog } from '#server/log.ts'
import { createSiteMaker } from '#server/publishing/maker.ts'
import { createPublishedSites } from '#server/publishing/published-site.ts'
import { addressesOf } from '#server/site/addresses.ts'
import { readBuildRecord } from '#server/site/build-record.ts'
import { takeFolder } from '#server/site/folder-lock.ts'
import { loadSite } from '#server/site/load.ts'
import { writeSite } from '#server/site/written-site.ts'

// Writes what is published as files for a web server, whether the server runs or not: npm run export [-- FOLDER], else SITE_OUT.
showRelease()
const given = process.argv[2]
try {
  await inSession(process.env, async ({ config, context }) => {
    const folder = given ? path.resolve(given) : config.siteOut
    if (!folder) throw new OperatorError('Say where: npm run export -- FOLDER, or SITE_OUT')
    const { siteUrl, dataDir } = config
    const addresses = addressesOf(config)
    const release = await loadSite('build', addresses)
    const released = releaseDocuments()
    const { documents } = await createDocumentsService(context, {
      release: released,
      check: checkDocuments,
    }).published()
    const log = createLog({ logLevel: 'error' })
    const maker = createSiteMaker(log)
    const sites = createPublishedSites({
      ...{ db: context.db, log, maker, dataDir, addresses, release, released },
      ...{ buildFolder: path.resolve('build'), buildId: (await readBuildRecord('build/raw')).id },
    })
    const made = await sites.siteOf(documents).finally(() => maker.stop())
    if (!('files' in made)) {
      throw new OperatorError('What is published cannot be shown: start the server, which says why')
    }
    await takeFolder(folder)
    await writeSite(made.files, folder)
    console.log(`${made.files.size} files of ${siteUrl} in ${path.join(folder, 'current')}`)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
