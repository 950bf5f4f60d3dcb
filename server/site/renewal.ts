import type { Logger } from '../log.ts'
import { fillAddresses, type SiteAddresses } from './addresses.ts'
import { addClientScripts, type ClientScripts } from './client-scripts.ts'
import { inMemory, type LoadedFile, makeForms } from './file-forms.ts'
import { inlineScriptHashes } from './html.ts'
import { etagOf } from './prepare.ts'
import type { SiteHandler } from './render.ts'

/** Makes a built page anew, as it would be built now. Never fails: a page that cannot be made stays as it is. */
export type Renewal = (file: LoadedFile) => Promise<LoadedFile>

/** Visitors wait for it: nearly as small as at build, in a hundredth of the time. */
const effort = 5

/** Pages speak of dates that pass while the server runs: they are rendered once, and kept until the next date. */
export function createRenewal(
  handle: SiteHandler,
  log: Logger,
  addresses: SiteAddresses,
  scripts: ClientScripts,
): Renewal {
  async function render(path: string): Promise<string> {
    const response = await handle(new Request(addresses.siteUrl + path), null)
    if (response.status !== 200) throw new Error(`Rendered with status ${response.status}`)
    return addClientScripts(fillAddresses(await response.text(), addresses), scripts)
  }

  return async (file) => {
    try {
      const html = await render(file.path)
      const plain = Buffer.from(html)
      log.info({ path: file.path }, 'page renewed')
      const { folder, gzip, ...page } = file
      const scriptHashes = inlineScriptHashes(html)
      return inMemory({ ...page, etag: etagOf(plain), scriptHashes }, await makeForms(plain, effort))
    } catch (error) {
      log.error({ err: error, path: file.path }, 'page not renewed')
      return file
    }
  }
}
