import path from 'node:path'
import { read, showRelease } from '#content/documents.ts'
import { readRelease } from '#content/release.ts'
import { readSettings } from './config.ts'
import { createContext, type ServiceContext } from './context.ts'
import { loadDeskAssets } from './desk/assets.ts'
import { createDesk, type DeskHandler } from './desk/handler.ts'
import { releaseDocuments } from './documents/release.ts'
import { createLog } from './log.ts'
import { takeOverFolder } from './pictures/folder.ts'
import { createSitePicturesService } from './pictures/service.ts'
import { pictureAddresses } from './pictures/store.ts'
import { createPreviewRenderer } from './previews/renderer.ts'
import { previewRoutes } from './previews/routes.ts'
import { openPreview } from './previews/service.ts'
import { createLiveKnowledge } from './publishing/live-knowledge.ts'
import { createSiteMaker } from './publishing/maker.ts'
import { createPublisher } from './publishing/publisher.ts'
import { run } from './runtime.ts'
import { addressesOf } from './site/addresses.ts'
import { readBuildRecord } from './site/build-record.ts'
import { readClientScripts } from './site/client-scripts.ts'
import { takeFolder } from './site/folder-lock.ts'
import { createLiveSite } from './site/live-site.ts'
import { loadSite } from './site/load.ts'
import { createSiteWriter } from './site/site-writer.ts'
import { exitOnStartProblem, StartProblem } from './start-problem.ts'

// The whole server, started by main.ts.
const buildFolder = path.resolve('build')

// Neither built nor the project's folder: no setting could be read.
if (readRelease().size === 0) exitOnStartProblem(notBuilt())
showRelease()
const config = readSettings()
// React's build for development, which it takes where nothing is said, renders three times slower.
process.env.NODE_ENV ??= 'production'
const log = createLog(config)
const addresses = addressesOf(config)

/** The desk's own handler is read when somebody first opens it: most servers of the site never need it. */
const handleDesk: DeskHandler = async (request, facts) => {
  const desk = await import(path.join(buildFolder, 'raw', 'desk', 'server', 'index.js'))
  return desk.handleDesk(request, facts)
}

if (config.siteOut) await takeFolder(config.siteOut).catch(exitOnStartProblem)

const built = await readBuild().catch(exitOnStartProblem)

const knowledge = createLiveKnowledge()

await run(
  config,
  log,
  async (services, parts) => {
    const handle = built.website.createSiteHandler(services)
    const writer = createSiteWriter(config.siteOut, log)
    const site = createLiveSite({ handle, services, log, addresses, scripts: built.scripts, writer }, built.files)
    const maker = createSiteMaker(log)
    const context = createContext(parts)
    const publisher = createPublisher({
      context,
      documents: { release: releaseDocuments(), pictures: () => pictureAddresses(parts.db) },
      maker,
      release: built.files,
      buildId: built.record.id,
      ...{ site, buildFolder, addresses, knowledge },
    })
    const renderer = createPreviewRenderer()
    const previews = previewRoutes({
      ...{ config, renderer, buildFolder, addresses, errorPages: site.errorPages },
      open: (token) => openPreview(context, publisher.service, token),
    })
    await publisher.open()
    void takeOverPictures(context)
    await writer.write(site.files())
    const desk = createDesk(parts, read('company').brand, handleDesk, built.deskAssets, publisher.documents)
    return { ...site, previews, publisher, desk }
  },
  knowledge.read,
).catch(exitOnStartProblem)
const { samples } = read('company')
if (samples.length > 0) log.warn({ samples }, 'still samples, see content/company.yaml')
console.log(`Listening on http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`)

/** Pictures that lie beside the documents of this release. Pages have them already: nobody waits for it. */
async function takeOverPictures(context: ServiceContext): Promise<void> {
  const service = createSitePicturesService(context, releaseDocuments())
  const refused = await takeOverFolder(service, 'content').catch((error) =>
    log.error({ err: error }, 'pictures of the release are not in the store'),
  )
  if (refused && refused.length > 0) log.error({ pictures: refused }, 'pictures of the release cannot be read')
}

/** @throws StartProblem when the site was not built, or not whole. */
async function readBuild() {
  const raw = path.join(buildFolder, 'raw')
  try {
    // The website's own handler, built by Vite: the server never imports the website's sources.
    const [files, scripts, record, website, deskAssets] = await Promise.all([
      loadSite(buildFolder, addresses),
      readClientScripts(raw),
      readBuildRecord(raw),
      import(path.join(raw, 'server', 'index.js')),
      loadDeskAssets(path.join(raw, 'desk', 'client', 'assets')),
    ])
    return { files, scripts, record, website, deskAssets }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code)) {
      throw new StartProblem(
        `The site cannot be prepared in ${buildFolder}/site: this process has to write there (${code})`,
        {
          cause: error,
        },
      )
    }
    const missing = /^Cannot find package '([^']+)'/.exec((error as Error).message)?.[1]
    if (missing) throw new StartProblem(`The package ${missing} is not installed: run npm ci`, { cause: error })
    if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw notBuilt(error)
  }
}

function notBuilt(cause?: unknown): StartProblem {
  return new StartProblem(`There is no built site in ${buildFolder}, or not all of it: run npm run build`, { cause })
}
