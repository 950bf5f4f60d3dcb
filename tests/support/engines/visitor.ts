import { expect } from '@playwright/test'
import { type Key, type Look, patienceMs, type Tab } from './engine.ts'

/** What a person would point at: words that name a control, or a place in the page where words would not do. */
export type Target = string | { at: string; nth?: number }

type Place = { x: number; y: number }

export type Visitor = ReturnType<typeof visitorOf>

/** The words that journeys are written in, the same for each engine. */
export function visitorOf(tab: Tab, site: string, { withoutScripts = false }: Look) {
  // A page that is just being left answers nothing.
  const ask: Tab['run'] = (script, ...args) => tab.run(script, ...args).catch(() => undefined as never)
  const placeOf = (target: Target) => {
    const { at, nth = 0 } = typeof target === 'string' ? { at: undefined } : target
    return ask(findPlace, typeof target === 'string' ? target : '', at ?? '', nth)
  }
  const isSeen = (target: Target) => (typeof target === 'string' ? ask(hasText, target) : ask(isShown, target.at))

  const visitor = {
    /** Opens a page, whose scripts may still be on their way, as they are for people. */
    open: (path: string) => tab.go(new URL(path, site).href),
    /** Opens a page and waits until its scripts have taken over. */
    visit: async (path: string) => {
      await visitor.open(path)
      await visitor.settle()
    },
    settle: async () => {
      if (!withoutScripts) await expect.poll(() => ask(isAwake), { message: 'all islands are awake' }).toBe(true)
    },
    /** Waits until a page of the desk is React's: it is one island. */
    hydrates: () => visitor.find(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')), true),
    press: async (target: Target) => {
      let place: Place | null = null
      await expect(async () => {
        const before = place
        place = await placeOf(target)
        expect(place, `${JSON.stringify(target)} can be pressed`).toBeTruthy()
        expect(place, `${JSON.stringify(target)} stands still`).toEqual(before)
      }).toPass({ timeout: patienceMs, intervals: [20] })
      const { x, y } = place as unknown as Place
      await tab.press(x, y)
    },
    /** Presses a field, or its label, and types. */
    type: async (target: Target, text: string) => {
      await visitor.press(target)
      await tab.type(text)
    },
    key: (key: Key) => tab.key(key),
    see: (target: Target) =>
      expect.poll(() => isSeen(target), { message: `sees ${JSON.stringify(target)}` }).toBe(true),
    miss: (target: Target) =>
      expect.poll(() => isSeen(target), { message: `misses ${JSON.stringify(target)}` }).toBe(false),
    /** Comes to the page of this path, with or without the rest of its address. */
    reach: async (path: string) => {
      await expect.poll(() => ask(() => location.pathname), { message: `reaches ${path}` }).toBe(path)
      await visitor.settle()
    },
    // After the answer: the page that gives it is left by it.
    back: () => tab.run(() => void setTimeout(() => history.back())),
    forward: () => tab.run(() => void setTimeout(() => history.forward())),
    /** Asks the page until it answers so. */
    find: <Value>(what: () => Value, expected: Value) => expect.poll(() => ask(what)).toEqual(expected),
    run: tab.run,
    print: async () => (await tab.print?.()) ?? new Uint8Array(),
  }
  return visitor
}

/**
 * Whether every island of the page is React's, woken as by a pointer that passes over it, and letters have their shapes, so that
 * nothing moves any more. Runs in the page, as all below.
 */
function isAwake(): boolean {
  const isTaken = 'earlyEvents' in window && window.earlyEvents === undefined
  if (!isTaken || document.readyState !== 'complete' || document.fonts.status !== 'loaded') return false
  const asleep = [...document.querySelectorAll('[data-island]')].filter(
    (island) => !Object.keys(island).some((key) => key.startsWith('__reactContainer')),
  )
  for (const island of asleep) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return asleep.length === 0
}

/** Where to press: the middle of what is named so, once nothing lies above it. */
function findPlace(name: string, selector: string, nth: number): Place | null {
  const plain = (text: string) =>
    text
      .replace(/[\u00ad\u2060]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const controls = document.querySelectorAll<HTMLElement>(selector || 'a, button, summary, label')
  const found = [...controls].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      (selector ||
        [control.getAttribute('aria-label') ?? '', control.innerText].some((text) => plain(text) === plain(name))),
  )
  for (const control of selector ? found.slice(nth, nth + 1) : found) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [{ left = 0, top = 0, width = 0, height = 0 } = {}] = control.getClientRects()
    const x = Math.round(left + width / 2)
    const y = Math.round(top + height / 2)
    const above = document.elementFromPoint(x, y)
    if (above && (control.contains(above) || above.closest('label')?.contains(control))) return { x, y }
  }
  return null
}

function hasText(text: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/[\u00ad\u2060]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  return plain(document.body.innerText).includes(plain(text))
}

function isShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
}
