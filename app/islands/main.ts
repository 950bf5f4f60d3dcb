import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { countPage } from '#app/counting/count-page.ts'
import { restoreInput } from '#app/lib/kept-input.ts'
import { logSecurityEvent, startSecurityLog } from '#app/lib/security-log.ts'
import { PageContext, type PageFacts } from './page-facts.ts'
import { type IslandName, loadIsland } from './registry.ts'

/** The browser's beginning: the security log, counting, what was typed before the language was switched, then every island of the page. */
startSecurityLog()
countPage()

// The script loads beside the page and may be here before the page's end is.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hydrateIslands)
else hydrateIslands()

function hydrateIslands(): void {
  restoreInput()
  const page: PageFacts = {
    pathname: location.pathname,
    ...JSON.parse(document.getElementById('page-facts')?.textContent ?? '{}'),
  }
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // What cannot be fetched stays as the server rendered it: every part works without script, too.
    hydrate(root, page).catch((error) => {
      logSecurityEvent('island_unavailable', { island: root.dataset.island, error: String(error) })
    })
  }
}

async function hydrate(root: HTMLElement, page: PageFacts): Promise<void> {
  const { island, id, props } = root.dataset
  const Component = (await loadIsland(island as IslandName)) as ComponentType<object>
  const element = createElement(Component, JSON.parse(props ?? '{}'))
  hydrateRoot(root, createElement(PageContext, { value: page }, element), {
    identifierPrefix: id,
    onUncaughtError: showCrash,
  })
}

/** One broken part is no reason to trust the others: the whole page becomes the crash screen. */
async function showCrash(error: unknown): Promise<void> {
  console.error(error)
  const { replaceWithCrashScreen } = await import('./crash.tsx')
  replaceWithCrashScreen(error)
}
