import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { ErrorPages } from './error-pages.ts'
import type { IssuePages } from './issue-pages.ts'
import type { Pages } from './pages.ts'
import type { Renderer } from './render.ts'
import type { SiteServer } from './serve.ts'

/** How pages come about: prebuilt and held in memory, or by Vite while somebody works on them. */
export type Site = {
  /** Prebuilt pages and assets. */
  serve: SiteServer
  /** Which addresses are rendered where that does not serve them. */
  pages: Pages
  render: Renderer
  /** Pages that come while the server runs; none while somebody works on the site, where everything is rendered. */
  issuePages?: IssuePages
  /** Drafts as pages; none while somebody works on the site. */
  previews?: Hono<{ Bindings: HttpBindings }>
  /** In the place of a page that is not there or not answered. */
  errorPages: ErrorPages
  /** How many files are held in memory. */
  fileCount: number
}
