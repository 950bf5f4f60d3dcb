import path from 'node:path'
import { company, samples } from '#content/company.ts'
import { showRelease } from '#content/release.ts'
import { readSettings } from './config.ts'
import { loadDeskAssets } from './desk/assets.ts'
import { createDesk, type DeskHandler } from './desk/handler.ts'
import { createLog } from './log.ts'
import { run } from './runtime.ts'
import { readClientScripts } from './site/client-scripts.ts'
import { createErrorPages } from './site/error-pages.ts'
import { createIssuePages } from './site/issue-pages.ts'
import { loadSite } from './site/load.ts'
import { createPages } from './site/pages.ts'
import { createRenderer } from './site/render.ts'
import { createRenewal } from './site/renewal.ts'
import { createSiteServer } from './site/serve.ts'
import { exitOnStartProblem, StartProblem } from './start-problem.ts'

// The whole server, started by main.ts.
const buildFolder = path.resolve('build')

showRelease()
const config = readSettings()
const log = createLog(config)
const addresses = {
  siteUrl: config.siteUrl,
  bookingUrl: config.bookingUrl,
  anonKey: config.publicAnonKey ?? '',
  hasModel: config.chat !== undefined,
}

/** The desk's own handler is read when somebody first opens it: most servers of the site never need it. */
const handleDesk: DeskHandler = async (request, facts) => {
  const desk = await import(path.join(buildFolder, 'raw', 'desk', 'server', 'index.js'))
  return desk.handleDesk(request, facts)
}

const built = await readBuild().catch(exitOnStartProblem)

await run(config, log, (services, parts) => {
  const handle = built.website.createSiteHandler(services)
  return {
    serve: createSiteServer(built.files, config.siteUrl, createRenewal(handle, log, addresses, built.scripts)),
    desk: createDesk(parts, company.brand, handleDesk, built.deskAssets),
    render: createRenderer(handle, log, addresses, built.scripts, services),
    pages: createPages(built.files),
    issuePages: createIssuePages({ handle, services, log, addresses, scripts: built.scripts }),
    errorPages: createErrorPages(built.files, config.siteUrl),
    fileCount: built.files.size,
  }
}).catch(exitOnStartProblem)
if (samples.length > 0) log.warn({ samples }, 'still samples, see content/company.ts')
console.log(`Listening on http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`)

/** @throws StartProblem when the site was not built, or not whole. */
async function readBuild() {
  const raw = path.join(buildFolder, 'raw')
  try {
    // The website's own handler, built by Vite: the server never imports the website's sources.
    const [files, scripts, website, deskAssets] = await Promise.all([
      loadSite(buildFolder, addresses),
      readClientScripts(raw),
      import(path.join(raw, 'server', 'index.js')),
      loadDeskAssets(path.join(raw, 'desk', 'client', 'assets')),
    ])
    return { files, scripts, website, deskAssets }
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
    if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartProblem(`There is no built site in ${buildFolder}, or not all of it: run npm run build`, {
      cause: error,
    })
  }
}
