import type { CDPSession, Page } from '@playwright/test'

/** Elements that reach beyond the screen's right edge, where the page can be scrolled there. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return [
      'the page',
      ...wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
    ]
  })
}

/**
 * Words of which a part cannot be seen: beyond an edge of the screen, or beyond an edge of what clips them. What scrolls in
 * a region of its own can be seen, and so can lettering in drawings, which are pictures.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen = 'svg, script, style, noscript, option, .visually-hidden, .honeypot, .skip-link'
    const width = document.documentElement.clientWidth
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || element.closest(unseen) || !element.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      // The line's own leading may stand out; letters do not reach that far.
      const leading = Number.parseFloat(getComputedStyle(element).fontSize) * 0.3
      let isCut = left < -1 || right > width + 1
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX)) {
          isCut = false
          break
        }
        const edge = box.getBoundingClientRect()
        const clips = /hidden|clip/
        isCut ||= clips.test(overflowX) && (left < edge.left - 1 || right > edge.right + 1)
        isCut ||= clips.test(overflowY) && (top < edge.top - leading || bottom > edge.bottom + leading)
      }
      if (isCut) cut.push(text.textContent.trim().slice(0, 40))
    }
    return cut
  })
}

/** Doubles the size of the root's text, and with it of all texts: media queries do not notice. */
export async function doubleRoot(page: Page, isDouble: boolean): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    isDouble ? '200%' : '',
  )
}

/** Sets the browser's default size of text, as people do in its settings; 16 is the usual one. Media queries follow. */
export function setDefaultSize(session: CDPSession, pixels: number): Promise<unknown> {
  return session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}
