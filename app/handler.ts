import * as build from 'virtual:react-router/server-build'
import { RouterContextProvider } from 'react-router'
import { type Backend, backendContext, requestContext, type SiteHandler } from './backend.server.ts'
import { createPageHandlers } from './page-handlers.ts'

// The prerender step reads the build itself from this file.
export * from 'virtual:react-router/server-build'
export { prerenderPaths } from '#content/site-paths.ts'
// The build of the browser's scripts asks which islands there are.
export { fetchedIslands } from './islands/registry.ts'
// Whoever publishes asks what there is to render, which pages are as they were, and for the words of the search dialog.
export { articlesOnPage } from './lib/articles.server.ts'
export { searchWords } from './lib/search-words.ts'

/** The website's answer to every request that no prebuilt page answers. */
export function createSiteHandler(backend: Backend): SiteHandler {
  const handle = createPageHandlers(build)
  return (request, facts) => {
    const context = new RouterContextProvider()
    context.set(backendContext, backend)
    context.set(requestContext, facts)
    return handle(request, context)
  }
}
