import type { Page } from '@playwright/test'

/** The address of the entry script. */
export const entry = /\/assets\/main-[^/]+\.js$/
const islands = /\/assets\/(?!main-)[^/]+\.js$/

/** The files of islands come as slowly as a test wants them to. */
export function holdIslands(page: Page): Promise<() => void> {
  return hold(page, islands)
}

/** The entry script comes as slowly as a test wants it to. */
export function holdEntry(page: Page): Promise<() => void> {
  return hold(page, entry)
}

/** Files whose address fits come as slowly as a test wants them to. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}
