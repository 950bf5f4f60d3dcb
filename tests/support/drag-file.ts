import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'

/** Drags a file of this machine from outside of the browser onto an element and drops it there, as a person does. */
export async function dragFile(page: Page, onto: Locator, file: string): Promise<void> {
  const box = await onto.boundingBox()
  if (!box) throw new Error('Nothing is there to drop a file onto')
  const protocol = await page.context().newCDPSession(page)
  const [x, y] = [box.x + 20, box.y + 20]
  const data = { items: [], files: [resolve(file)], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await protocol.send('Input.dispatchDragEvent', { type, x, y, data })
  }
  await protocol.detach()
}
