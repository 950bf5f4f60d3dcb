import path from 'node:path'
import { company, samples } from '#content/company.ts'
import { exitOnConfigError, readSettings } from './config.ts'
import { loadDeskAssets } from './desk/assets.ts'
import { createDesk, type DeskHandler } from './desk/handler.ts'
import { createLog } from './log.ts'
import { run } from './runtime.ts'
import { readClientScripts } from './site/client-scripts.ts'
import { createErrorPages } from './site/error-pages.ts'
import { loadSite } from './site/load.ts'
import { createPages } from './site/pages.ts'
import { createRenderer } from './site/render.ts'
import { createSiteServer } from './site/serve.ts'

// The whole server, started by main.ts.
const buildFolder = path.resolve('build')

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

await run(config, log, async (services, parts) => {
  // The website's own handler, built by Vite: the server never imports the website's sources.
  const [files, scripts, website, deskAssets] = await Promise.all([
    loadSite(buildFolder, addresses),
    readClientScripts(path.join(buildFolder, 'raw')),
    import(path.join(buildFolder, 'raw', 'server', 'index.js')),
    loadDeskAssets(path.join(buildFolder, 'raw', 'desk', 'client', 'assets')),
  ])
  return {
    serve: createSiteServer(files, config.siteUrl),
    desk: createDesk(parts, company.brand, handleDesk, deskAssets),
    render: createRenderer(website.createSiteHandler(services), log, addresses, scripts, services),
    pages: createPages(files),
    errorPages: createErrorPages(files, config.siteUrl),
    fileCount: files.size,
  }
}).catch(exitOnConfigError)
if (samples.length > 0) log.warn({ samples }, 'still samples, see content/company.ts')
console.log(`Listening on http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`)
