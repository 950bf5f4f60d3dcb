import type { ElementHandle, Page } from '@playwright/test'
import { holdIslands } from '../support/hold-islands.ts'
import { expect, test } from '../support/site-test.ts'

/** Promise: what is typed into any form before its script is there stays, and the form goes on with it. */

const pages = ['/en/book', '/contact', '/', '/en/tools/vat', '/tools/qr-bill', '/tools/linkedin-post-generator']

const text: { [Type in string]?: string } = { email: 'mira@example.com', tel: '+41 44 668 18 00' }

/** The fields of the page that can be filled in; of radio buttons of one name the last. */
async function openFields(page: Page): Promise<ElementHandle<HTMLElement>[]> {
  const fields = page.locator('main').locator('input, textarea, select')
  const open = await fields.evaluateAll((all: HTMLInputElement[]) => {
    const isOpen = (field: HTMLInputElement) =>
      field.checkVisibility() && !field.disabled && !field.readOnly && field.type !== 'file' && field.tabIndex >= 0
    const lastOf = (name: string) =>
      all.findLast((other) => other.type === 'radio' && other.name === name && isOpen(other))
    return all.flatMap((field, index) =>
      isOpen(field) && (field.type !== 'radio' || field === lastOf(field.name)) ? [index] : [],
    )
  })
  const handles = await fields.elementHandles()
  return open.map((index) => handles[index] as ElementHandle<HTMLElement>)
}

async function fillIn(field: ElementHandle<HTMLElement>): Promise<void> {
  const { type, last, isShown } = await field.evaluate((element) => {
    const { type } = element as HTMLInputElement
    const last = element instanceof HTMLSelectElement ? element.options.length - 1 : undefined
    return { type, last, isShown: element.checkVisibility() }
  })
  // A choice may take fields away.
  if (!isShown) return
  if (last !== undefined) await field.selectOption({ index: last })
  else if (type === 'radio' || type === 'checkbox') await field.evaluate((element) => element.click())
  else await field.fill(text[type] ?? '1200')
}

/** From the last field to the first, so that what writes other fields, such as a trade its tax rate, comes after them. */
async function fillInBackwards(page: Page): Promise<void> {
  for (const field of (await openFields(page)).reverse()) await fillIn(field)
}

const stateOf = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    fields: [...main.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .filter(({ type }) => type !== 'hidden' && type !== 'file')
      .map((field) => [field.name, field.value, field.checked]),
    text: (main as HTMLElement).innerText,
  }))

/** Some answers wait for a pause in typing. */
async function settled(page: Page): ReturnType<typeof stateOf> {
  let last = await stateOf(page)
  await expect(async () => {
    const before = await stateOf(page)
    await page.waitForTimeout(1200)
    last = await stateOf(page)
    expect(last).toEqual(before)
  }).toPass()
  return last
}

for (const path of pages) {
  test(`typed before the script is there, ${path} shows what it shows of what is typed later`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(path)
    const untouched = await stateOf(page)
    await fillInBackwards(page)
    const later = await settled(page)
    expect(later.fields).not.toEqual(untouched.fields)

    const release = await holdIslands(page)
    await page.goto(path)
    await fillInBackwards(page)
    release()
    await expect.poll(() => stateOf(page)).toEqual(later)
  })
}
