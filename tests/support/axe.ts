import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import { smallTargets } from './targets.ts'

/** WCAG 2.2 on the levels A and AA, and what axe's makers recommend besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Half as long as what the module holds: read a third faster, in 200 documents. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export type Look = { width: number; colorScheme: 'light' | 'dark' }

/**
 * How a page is looked at: small and wide, light and dark. Both languages have the same markup and the same colours, so that
 * two of the four looks each are enough for all four.
 */
export const looks: Record<Language, Look[]> = {
  de: [
    { width: 390, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
  en: [
    { width: 390, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
}

/** States of a page change less of it: one look each. */
export const stateLook: Record<Language, Look> = {
  de: { width: 390, colorScheme: 'light' },
  en: { width: 1280, colorScheme: 'dark' },
}

export async function lookAt(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme })
}

/**
 * What axe finds on the page, or in a part of it: one line for each rule with the elements it is about. Axe itself is brought
 * into a document once, because that costs as much as a rule.
 */
export async function findProblems(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  return page.evaluate(
    async ({ tags, part }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(part ?? document, {
        runOnly: tags,
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
        iframes: false,
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    { tags, part },
  )
}

/** Axe has nothing to say, and every target can be hit, also those that a state of the page has brought. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findProblems(page, part)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
}
