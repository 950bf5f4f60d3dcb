import { setTimeout as sleep } from 'node:timers/promises'
import type { Control } from './controls.ts'
import type { Phone, PhoneBrowser } from './phone.ts'
import type { Slowness } from './slow-phone.ts'

/** When a control is touched: right after the page's first picture, or once the page is loaded and nothing more happens. */
export type Moment = 'first picture' | 'idle'

export type Answer = {
  /** Milliseconds from the last touch or key to the picture that shows the answer, with everything that was typed. */
  answeredMs: number
  /** Whether everything that was typed stands in its field. */
  isKept: boolean
}

/** Milliseconds after which a touch counts as lost; and in which what a page does by itself is over. */
const patience = 8000
/** For a page to show the control at all. */
const openingPatience = 60_000
const settled = 1500

/**
 * Opens a control's page on a telephone that has never been there, and touches the control.
 * @returns undefined when nothing answered
 */
export async function touch(
  browser: PhoneBrowser,
  url: string,
  control: Control,
  moment: Moment,
  slowness: Slowness,
): Promise<Answer | undefined> {
  const phone = await browser.open(slowness)
  try {
    await phone.before(watch, { ...control, waitsForPicture: moment === 'first picture' })
    const place = phone.told('place', openingPatience)
    await phone.open(url + control.path, moment === 'idle' ? 'networkIdle' : 'commit')
    if (moment === 'idle') {
      await sleep(settled)
      await phone.ask(() => Reflect.get(window, 'tellPlace')())
      await sleep(settled)
    }
    const [x, y] = (await place) ?? []
    if (x === undefined || y === undefined) throw new Error(`${control.what} is not to be seen on ${control.path}`)
    const answer = phone.told('answer', patience)
    const focus = phone.told('focus', patience)
    await phone.tap(x, y)
    // A telephone shows its keyboard once the field has the focus.
    if (control.keys && !control.field) await focus
    if (control.keys) await phone.type(control.keys)
    const [answeredMs] = (await answer) ?? []
    if (answeredMs === undefined) return undefined
    return { answeredMs, isKept: !control.keys || (await isTyped(phone, control)) }
  } finally {
    await phone.close()
  }
}

async function isTyped(phone: Phone, { control, field = control, keys = '' }: Control): Promise<boolean> {
  const typed = (selector: string) =>
    [...document.querySelectorAll<HTMLInputElement>(selector)].find((each) => each.checkVisibility())?.value ?? ''
  for (const end = performance.now() + patience; performance.now() < end; await sleep(50)) {
    if ((await phone.ask(typed, field)).endsWith(keys)) return true
  }
  return false
}

/** Runs in the page, before anything of its own. */
function watch(control: Control & { waitsForPicture: boolean }): void {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].find(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    )
  const tell = (name: string, ...numbers: number[]) => console.debug(`${name}:${JSON.stringify(numbers)}`)
  const text = () => ('changes' in control ? (document.querySelector(control.changes)?.textContent ?? '') : '')
  let last = Number.NaN
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (last = timeStamp), { capture: true, passive: true })
  }

  addEventListener('focusin', ({ target }) => {
    if (target === visible(control.control)) tell('focus')
  })

  const tellPlace = () => {
    const element = visible(control.control)
    if (!element) return void requestAnimationFrame(tellPlace)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const before = text()
    const { field = control.control, keys = '' } = control
    const isTyped = () => keys === '' || (visible(field) as HTMLInputElement | undefined)?.value.endsWith(keys)
    const isAnswered = () => isTyped() && ('shows' in control ? visible(control.shows) : text() !== before)
    const look = () => {
      if (Number.isNaN(last) || !isAnswered()) return void requestAnimationFrame(look)
      // A message comes once the frame has been drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tell('answer', performance.now() - last)
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
    tell('place', x + width / 2, y + height / 2)
  }
  Object.assign(window, { tellPlace })
  if (!control.waitsForPicture) return
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) tellPlace()
  }).observe({ type: 'paint', buffered: true })
}
