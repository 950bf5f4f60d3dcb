import path from 'node:path'
import { samples } from '#content/company.ts'
import { exitOnConfigError, readSettings } from './config.ts'
import { createLog } from './log.ts'
import { run } from './runtime.ts'
import { readClientScripts } from './site/client-scripts.ts'
import { loadSite } from './site/load.ts'
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

await run(config, log, async (services) => {
  // The website's own handler, built by Vite: the server never imports the website's sources.
  const [files, scripts, website] = await Promise.all([
    loadSite(buildFolder, addresses),
    readClientScripts(path.join(buildFolder, 'raw')),
    import(path.join(buildFolder, 'raw', 'server', 'index.js')),
  ])
  return {
    serve: createSiteServer(files, config.siteUrl),
    render: createRenderer(website.createSiteHandler(services), log, addresses, scripts),
    pages: files.size,
  }
}).catch(exitOnConfigError)
if (samples.length > 0) log.warn({ samples }, 'still samples, see content/company.ts')
console.log(`Listening on http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${config.port}`)
