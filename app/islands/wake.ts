import type { IslandName } from '#app/lib/islands.ts'
import { savesData } from '#app/lib/saves-data.ts'
import { logSecurityEvent } from '#app/lib/security-log.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { PageFacts } from '../lib/page-facts.ts'
import type { WakeMoment } from '../lib/wake-moments.ts'
import { formsReady } from './forms-ready.ts'

/** How long a page that is loaded and idle is left alone before its islands wake untouched. */
const restMs = 1000

/** What wakes islands, and comes with React. */
type Hydration = typeof import('./hydrate.ts')

const waking = new WeakMap<HTMLElement, Promise<Hydration>>()

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

/** Islands that somebody waits for. */
const awaited = new WeakSet<HTMLElement>()

/**
 * Fetches React with the first island, and hydrates this one at once. Settles once the island answers; an island that cannot be fetched stays as the
 * server rendered it. Offline it waits for the line, unless the browser has kept its files. These are fetched before they are imported then: browsers of
 * before 2026 remember an import that has failed (https://github.com/whatwg/html/issues/6768).
 */
export async function wake(root: HTMLElement): Promise<Hydration> {
  awaited.add(root)
  for (;;) {
    try {
      if (!navigator.onLine) await Promise.all(islandFiles().map((file) => fetch(file)))
      return await begin(root)
    } catch (error) {
      if (navigator.onLine) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}

function begin(root: HTMLElement): Promise<Hydration> {
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

async function hydrateIsland(root: HTMLElement): Promise<Hydration> {
  fetchFiles('high')
  const [hydration] = await Promise.all([import('./hydrate.ts'), formsReady])
  // The crash screen may have taken the page's place meanwhile.
  if (!root.isConnected) return hydration
  await hydration.hydrate(root, root.dataset.island as IslandName, pageFacts(), () => awaited.has(root))
  void wakeSleepers()
  return hydration
}

let facts: PageFacts | undefined

function pageFacts(): PageFacts {
  facts ??= { pathname: location.pathname, ...JSON.parse(document.getElementById('page-facts')?.textContent ?? '{}') }
  return facts as PageFacts
}

function afterLoad(): void {
  if (!savesData()) {
    fetchFiles('low')
    setTimeout(wakeSleepers, restMs)
  }
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
  // Offline they are fetched when the line is back (wake).
  if (areFilesFetched || !navigator.onLine) return
  areFilesFetched = true
  for (const href of islandFiles()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }))
  }
}

function islandFiles(): string[] {
  return document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules?.match(/\S+/g) ?? []
}

let areSleepersWoken = false

/**
 * Wakes what waits for a touch, one at a time and in slices, so that no wait grows long: once React is here, since islands speak to each other, or
 * when nothing has happened for long.
 */
async function wakeSleepers(): Promise<void> {
  if (areSleepersWoken) return
  areSleepersWoken = true
  for (const root of islandsThatWake('touch')) {
    await new Promise<void>(whenIdle)
    await begin(root).catch(() => undefined)
  }
}
