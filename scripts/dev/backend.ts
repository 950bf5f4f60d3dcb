import type { IncomingMessage, ServerResponse } from 'node:http'
import { read } from '#content/documents.ts'
import { readSettings } from '#server/config.ts'
import { createDesk, type DeskHandler } from '#server/desk/handler.ts'
import { createLog } from '#server/log.ts'
import { createMetaReader } from '#server/requests/request-meta.ts'
import { createRuntime, type OpenedSite } from '#server/runtime.ts'
import { addressesOf } from '#server/site/addresses.ts'
import { errorPath } from '#server/site/error-pages.ts'
import { createRenderer, type Renderer } from '#server/site/render.ts'
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
  handleDesk: DeskHandler
  /** Called when an answer is an error that the next save may mend. */
  pageFailed(): void
}

/** Starts the real server, but for its port. It is stopped and started anew when its own code was saved. */
export async function startBackend({ loadWebsite, version, handleDesk, pageFailed }: Surroundings) {
  const config = readSettings()
  const log = createLog(config)
  const addresses = addressesOf(config)
  const readMeta = createMetaReader(config)
  const searchFile = createSearchFiles(loadWebsite, version)
  const deskOrExplain: DeskHandler = (request, facts) =>
    handleDesk(request, { ...facts, nonce: undefined }).catch(explained)

  const runtime = await createRuntime(
    config,
    log,
    async (services, parts): Promise<OpenedSite> => {
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
          return withoutPolicy(response)
        } catch (error) {
          pageFailed()
          return explained(error)
        }
      }
      const desk = createDesk(parts, read('company').brand, deskOrExplain, new Map())
      return {
        serve: createExtraFiles(searchFile),
        desk: {
          ...desk,
          async answer(request, meta) {
            const response = await desk.answer(request, meta)
            return response && withoutPolicy(response)
          },
        },
        // What is no page, the website itself says.
        pages: { has: () => true, spelling: () => undefined, moved: () => undefined },
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

/** Hot reload needs a web socket, and styles and scripts in the document, which the policy of the built site forbids. */
function withoutPolicy(response: Response): Response {
  response.headers.delete('content-security-policy')
  return response
}

async function explained(error: unknown): Promise<Response> {
  return new Response(errorPage(await explain(error)), {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
