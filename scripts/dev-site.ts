import { createLogger, createServer } from 'vite'
import { exitOnConfigError, readSettings } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { run } from '#server/runtime.ts'
import { createRenderer, type SiteHandler } from '#server/site/render.ts'
import { checkContent } from './content-check/findings.ts'

// The site while somebody works on it: the real server and store, pages from Vite with hot reload.
const config = readSettings()
const log = createLog(config)
const addresses = {
  siteUrl: config.siteUrl,
  bookingUrl: config.bookingUrl,
  anonKey: config.publicAnonKey ?? '',
  hasModel: config.chat !== undefined,
}

await run(config, log, async (services) => {
  const vite = await createServer({ server: { middlewareMode: true }, customLogger: withoutStacks() })
  const handle: SiteHandler = async (request, facts) => {
    const website = await vite.ssrLoadModule('./app/handler.ts').catch(explained)
    return website instanceof Response ? website : website.createSiteHandler(services)(request, facts)
  }
  const render = createRenderer(handle, log, addresses, {
    entry: '/app/islands/main.ts',
    preloads: [],
    islands: {},
  })
  return {
    serve: vite.middlewares,
    render: async (request, meta) => {
      const response = await render(request, meta)
      // Hot reload runs inline scripts and a web socket that the policy of the built site forbids.
      response.headers.delete('content-security-policy')
      const hotReload = ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime']
        .map((src) => `<script type="module" src="${src}"></script>`)
        .join('')
      return new Response((await response.text()).replace('</head>', `${hotReload}</head>`), response)
    },
    pages: 0,
  }
}).catch(exitOnConfigError)
console.log(`Listening on http://localhost:${config.port}, mails in ${config.dataDir}/mail`)

/** A slip in content/ as a page that says where it is, and comes back by itself once it is mended; other errors are passed on. */
async function explained(error: unknown): Promise<Response> {
  const { wrong } = await checkContent()
  if (wrong.length === 0) throw error
  console.error(wrong.join('\n'))
  const lines = wrong.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const html = `<!doctype html><html lang="en"><head><title>content/</title></head><body><pre>${lines}</pre></body></html>`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The way to an error through Vite's own code; that of an error in a page stands in the log. */
function withoutStacks() {
  const logger = createLogger()
  const { error } = logger
  logger.error = (message, options) => error(message.replace(/^\s+at .*\n?/gm, ''), options)
  return logger
}
