import path from 'node:path'
import { lookAt, showDocuments } from '#content/documents.ts'
import { releaseDocuments } from '../documents/release.ts'
import { lowerPriority } from '../lower-priority.ts'
import { importWebsite } from '../publishing/website.ts'
import type { Services } from '../services.ts'
import { fillAddresses, type SiteAddresses } from '../site/addresses.ts'
import { addClientScripts, readClientScripts } from '../site/client-scripts.ts'
import { asPreview } from './preview-page.ts'

// A process of its own that renders pages of drafts (renderer.ts): words that nobody has checked, and whatever they do, do it here.

export type PreviewOrder = {
  buildFolder: string
  addresses: SiteAddresses
  documents: ReadonlyMap<string, string>
  /** Of the page: `/en/about`. */
  path: string
  /** Of the preview, without a slash at its end. */
  base: string
  /** What the page's title begins with. */
  mark: string
  /** What a form says that somebody tries, and whether one was sent without scripts. */
  notSent: string
  isPosted: boolean
}

/** 404: there is no such page, with these drafts. 500: it cannot be rendered. */
export type RenderedPreview = { status: 200; html: string } | { status: 404 } | { status: 500 }

const niceness = 5
let website: ReturnType<typeof openWebsite> | undefined

process.once('disconnect', () => process.exit(1))
lowerPriority(niceness)
process.on('message', (order: PreviewOrder) => {
  render(order).then(
    (rendered) => process.send?.(rendered),
    () => process.send?.({ status: 500 } satisfies RenderedPreview),
  )
})

async function render(order: PreviewOrder): Promise<RenderedPreview> {
  const { buildFolder, addresses, documents, path: address } = order
  website ??= openWebsite(buildFolder)
  const { handle, prerenderPaths, scripts } = await website
  // Faults in a draft are told at the desk; the page shows it as far as it can be read.
  return lookAt(documents, async (): Promise<RenderedPreview> => {
    const pages = new Set(prerenderPaths())
    if (!pages.has(address)) return { status: 404 }
    const response = await handle(new Request(addresses.siteUrl + address), null)
    if (response.status >= 500) return { status: 500 }
    if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('text/html'))
      return { status: 404 }
    const html = addClientScripts(fillAddresses(await response.text(), addresses), scripts)
    return { status: 200, html: asPreview(html, { ...order, pages }) }
  })
}

async function openWebsite(buildFolder: string) {
  const raw = path.join(buildFolder, 'raw')
  // What a draft leaves as it is need not be read again for each page.
  showDocuments(releaseDocuments())
  const [{ createSiteHandler, prerenderPaths }, scripts] = await Promise.all([
    importWebsite(raw),
    readClientScripts(raw),
  ])
  return { handle: createSiteHandler({} as Services), prerenderPaths, scripts }
}
