import { logSecurityEvent } from '#app/lib/security-log.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { PageFacts } from './page-facts.ts'
import { parsed } from './parsed.ts'
import type { IslandName } from './registry.ts'
import type { WakeMoment } from './wake-moments.ts'

const waking = new WeakMap<HTMLElement, Promise<void>>()

const islandsThatWake = (moment: WakeMoment) =>
  document.querySelectorAll<HTMLElement>(`[data-island][data-wake="${moment}"]`)

/** The island that an element stands in, as long as nobody has woken it. */
export function sleepingIslandOf(element: EventTarget | null): HTMLElement | undefined {
  const root = element instanceof Element ? element.closest<HTMLElement>('[data-island]') : null
  return root && !('awake' in root.dataset) ? root : undefined
}

/**
 * Lets each island wake when its moment comes: at once, when it comes near the screen, or when it is touched (kept-touches.ts). Until the page
 * is loaded nothing is fetched for those that only come near; then the files of all of them are, so that a touch need not wait for the network.
 */
export function wakeIslands(): void {
  for (const root of islandsThatWake('now')) wake(root).catch(() => undefined)
  whenIdle(afterLoad)
}

/** Wakes an island that has something to say by itself, once the page is loaded. */
export function wakeSoon(name: IslandName): void {
  const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (root) whenIdle(() => wake(root).catch(() => undefined))
}

/** Fetches React with the first island, and hydrates this one. Settles once the island answers; an island that cannot be fetched stays as the server rendered it. */
export function wake(root: HTMLElement): Promise<void> {
  const known = waking.get(root)
  if (known) return known
  const begun = hydrateIsland(root).catch((error) => {
    waking.delete(root)
    logSecurityEvent('island_unavailable', { island: root.dataset.island, error: String(error) })
    throw error
  })
  waking.set(root, begun)
  return begun
}

async function hydrateIsland(root: HTMLElement): Promise<void> {
  fetchFiles('high')
  const [{ hydrate }] = await Promise.all([import('./hydrate.ts'), parsed])
  // The crash screen may have taken the page's place meanwhile.
  if (!root.isConnected) return
  await hydrate(root, root.dataset.island as IslandName, pageFacts())
  wakeOthersSoon()
}

let facts: PageFacts | undefined

function pageFacts(): PageFacts {
  facts ??= { pathname: location.pathname, ...JSON.parse(document.getElementById('page-facts')?.textContent ?? '{}') }
  return facts as PageFacts
}

function afterLoad(): void {
  // biome-ignore lint/suspicious/noExplicitAny: not yet among the types of the DOM
  const connection = (navigator as any).connection
  if (!connection?.saveData) fetchFiles('low')
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const island = sleepingIslandOf(target)
        if (island) wake(island).catch(() => undefined)
      }
    },
    { rootMargin: '300px' },
  )
  // An island has no box of its own (ui/base.css).
  for (const { firstElementChild } of islandsThatWake('near'))
    if (firstElementChild) observer.observe(firstElementChild)
}

let areFilesFetched = false

/** Names the files of the page's islands to the browser, which fetches and compiles them beside all else, without running them. */
export function fetchFiles(fetchPriority: 'high' | 'low'): void {
  if (areFilesFetched) return
  areFilesFetched = true
  const files = document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules ?? ''
  for (const href of files.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }))
  }
}

let areOthersWoken = false

/** React is here now, and islands speak to each other: a form to the toasts, the search to the chat. One at a time, so that no wait grows long. */
function wakeOthersSoon(): void {
  if (areOthersWoken) return
  areOthersWoken = true
  for (const root of islandsThatWake('touch')) whenIdle(() => wake(root).catch(() => undefined))
}
