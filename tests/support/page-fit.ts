import type { CDPSession, Page } from '@playwright/test'
import { cutWords, doubleRoot, overflowing, setDefaultSize } from './fit.ts'

/** Fields that a phone would zoom into when they take the focus, and fields for addresses without help in filling them in. */
export function awkwardFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const noText = '[type=hidden], [type=radio], [type=checkbox], .honeypot *'
    const fields = document.querySelectorAll<HTMLInputElement>(`:is(input, select, textarea):not(${noText})`)
    return [...fields].flatMap((field) => {
      const problems: string[] = []
      if (Number.parseFloat(getComputedStyle(field).fontSize) < 16) problems.push('is smaller than 16 px')
      if (field.name === 'email' && !(field.type === 'email' && field.autocomplete === 'email' && field.enterKeyHint)) {
        problems.push('asks for an address with the wrong keyboard or without completing it')
      }
      const isPersonal = /^(?:name|company|phone|creditor(?:Name|Postcode|Town|Country))$/.test(field.name)
      if (isPersonal && ['', 'off'].includes(field.autocomplete)) problems.push('asks for what the browser knows')
      return problems.map((problem) => `${field.name || field.type} ${problem}`)
    })
  })
}

/**
 * What does not fit with text twice as large, at these widths by the root's size and at 768 px by the browser's setting, which differs
 * only in what follows media queries.
 */
export async function tooLarge(page: Page, session: CDPSession, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = []
  const look = async (how: string) => {
    const found = [...(await overflowing(page)), ...(await cutWords(page))]
    problems.push(...found.map((problem) => `${how}: ${problem}`))
  }
  await setDefaultSize(session, 32)
  await page.setViewportSize({ width: 768, height: 844 })
  await look('setting, 768 px')
  await setDefaultSize(session, 16)
  await doubleRoot(page, true)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await look(`root, ${width} px`)
  }
  await doubleRoot(page, false)
  return problems
}
