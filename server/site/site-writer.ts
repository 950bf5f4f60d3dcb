import type { Logger } from '../log.ts'
import type { LoadedSite } from './load.ts'
import { writeSite } from './written-site.ts'

/** Keeps the folder of files beside what is served. */
export type SiteWriter = {
  /** Writes a site; of several that come while one is written, the last one. Never fails: the folder then stays as it was. */
  write(site: LoadedSite): Promise<void>
}

/** @param folder SITE_OUT; without one nothing is written */
export function createSiteWriter(folder: string | undefined, log: Logger): SiteWriter {
  let waiting: LoadedSite | undefined
  let writing: Promise<void> | undefined

  async function writeAll(target: string): Promise<void> {
    for (let site = waiting; site; site = waiting) {
      waiting = undefined
      const began = performance.now()
      try {
        await writeSite(site, target)
        log.info({ folder: target, files: site.size, ms: Math.round(performance.now() - began) }, 'site written')
      } catch (error) {
        log.error({ err: error, folder: target }, 'the site cannot be written')
      }
    }
    writing = undefined
  }

  return {
    async write(site) {
      if (!folder) return
      waiting = site
      writing ??= writeAll(folder)
      await writing
    },
  }
}
