import { holdDocuments } from '#content/documents.ts'
import type { Logger } from '../log.ts'
import type { Services } from '../services.ts'
import type { SiteAddresses } from './addresses.ts'
import type { ClientScripts } from './client-scripts.ts'
import { createErrorPages } from './error-pages.ts'
import { createIssuePages } from './issue-pages.ts'
import type { LoadedSite } from './load.ts'
import { createPages, type Move } from './pages.ts'
import { createRareForms } from './rare-forms.ts'
import { createRenderer, type SiteHandler } from './render.ts'
import { createRenewal } from './renewal.ts'
import { createSiteServer } from './serve.ts'
import type { Site } from './site.ts'
import type { SiteWriter } from './site-writer.ts'

/** A site that another can take the place of. */
export type LiveSite = Site & {
  /** What is served now. */
  files(): LoadedSite
  /**
   * Serves another site from the next request on, whole. The documents that it was made of have to be shown already.
   * @returns when it lies in the folder of files too, where there is one
   */
  show(files: LoadedSite, moves: Move[]): Promise<void>
}

type Parts = {
  handle: SiteHandler
  services: Services
  log: Logger
  addresses: SiteAddresses
  scripts: ClientScripts
  writer: SiteWriter
}

/** The built site, until something else is published. */
export function createLiveSite(parts: Parts, built: LoadedSite): LiveSite {
  const { services, log, addresses, scripts } = parts
  /** An answer that is under way when something is published is of the set that it began with. */
  const handle: SiteHandler = (request, facts) => holdDocuments(() => parts.handle(request, facts))
  const render = createRenderer(handle, log, addresses, scripts, services)
  /** Of every site that is shown, one after the other. */
  const rareForms = createRareForms()
  let now = siteOf(built, [])

  function siteOf(files: LoadedSite, moves: Move[]) {
    return {
      files,
      serve: createSiteServer(files, addresses.siteUrl, createRenewal(handle, log, addresses, scripts), rareForms),
      pages: createPages(files, moves),
      issuePages: createIssuePages({ handle, services, log, addresses, scripts }),
      errorPages: createErrorPages(files, addresses.siteUrl),
    }
  }

  return {
    files: () => now.files,
    show(files, moves) {
      now = siteOf(files, moves)
      return parts.writer.write(files)
    },
    serve: (...request) => now.serve(...request),
    pages: {
      has: (pathname) => now.pages.has(pathname),
      spelling: (pathname) => now.pages.spelling(pathname),
      moved: (pathname) => now.pages.moved(pathname),
    },
    render,
    issuePages: (request) => now.issuePages(request),
    errorPages: (...answer) => now.errorPages(...answer),
    get fileCount() {
      return now.files.size
    },
  }
}
