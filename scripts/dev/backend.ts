import type { IncomingMessage, ServerResponse } from 'node:http'
import { readSettings } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { createMetaReader } from '#server/request-meta.ts'
import { createRuntime } from '#server/runtime.ts'
import { errorPath } from '#server/site/error-pages.ts'
import { createRenderer, type Renderer } from '#server/site/render.ts'
import type { Site } from '#server/site/site.ts'
import { clientScripts } from './client-scripts.ts'
import { errorPage } from './error-page.ts'
import { explain } from './explain.ts'
import { createExtraFiles } from './extra-files.ts'
import { createKnowledge } from './knowledge.ts'
import { createSearchFiles } from './search-files.ts'
import type { Website } from './website.ts'

type Surroundings = {
  /** The website as it was last saved. Throws when it cannot be read. */
  loadWebsite(): Promise<Website>
  /** Another one after each change of what pages show. */
  version(): number
  /** Called when an answer is an error that the next save may mend. */
  pageFailed(): void
}

/** Starts the real server, but for its port. It is stopped and started anew when its own code was saved. */
export async function startBackend({ loadWebsite, version, pageFailed }: Surroundings) {
  const config = readSettings()
  const log = createLog(config)
  const addresses = {
    siteUrl: config.siteUrl,
    bookingUrl: config.bookingUrl,
    anonKey: config.publicAnonKey ?? '',
    hasModel: config.chat !== undefined,
  }
  const readMeta = createMetaReader(config)
  const searchFile = createSearchFiles(loadWebsite, version)

  const runtime = await createRuntime(
    config,
    log,
    async (services): Promise<Site> => {
      const render = createRenderer(
        async (request, facts) => (await loadWebsite()).createSiteHandler(services)(request, facts),
        log,
        addresses,
        clientScripts,
      )
      const renderOrExplain: Renderer = async (request, meta) => {
        try {
          const response = await render(request, meta)
          if (response.status >= 500) pageFailed()
          // Hot reload needs a web socket, and styles and scripts in the document, which the policy of the built site forbids.
          response.headers.delete('content-security-policy')
          return response
        } catch (error) {
          pageFailed()
          return new Response(errorPage(await explain(error)), {
            status: 500,
            headers: { 'content-type': 'text/html; charset=utf-8' },
          })
        }
      }
      return {
        serve: createExtraFiles(searchFile),
        // What is no page, the website itself says.
        pages: { has: () => true, spelling: () => undefined },
        render: renderOrExplain,
        errorPages(status, request) {
          const path = errorPath(status, new URL(request.url).pathname)
          return renderOrExplain(new Request(new URL(path, request.url)), readMeta(request))
        },
        fileCount: 0,
      }
    },
    createKnowledge(searchFile),
  )
  runtime.start()
  return {
    answer(request: IncomingMessage, response: ServerResponse) {
      runtime.server.emit('request', request, response)
    },
    stop: runtime.stop,
  }
}
