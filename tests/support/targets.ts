import type { Page } from '@playwright/test'

/**
 * Links, buttons and fields that are less than 24 px high or wide, on any of their lines (WCAG 2.2, 2.5.8, without its
 * exception for links in a line of text). What is being written is a text, whatever it will be.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input:not([type=hidden]), select, textarea, summary):not(.skip-link, .honeypot *, [contenteditable] *)',
    )
    return [...targets].flatMap((target) => {
      const lines = target.checkVisibility() ? [...target.getClientRects()].filter(({ width }) => width > 1) : []
      if (lines.length === 0) return []
      const height = Math.min(...lines.map((line) => line.height))
      const width = Math.max(...lines.map((line) => line.width))
      if (height >= 24 && width >= 24) return []
      return [`${target.tagName.toLowerCase()} ${target.textContent.trim().slice(0, 40)}: ${width} x ${height}`]
    })
  })
}
