import type { Locator, Page } from '@playwright/test'
import { documentCopy } from '#app/lib/copy.ts'
import { expectAccessible, lookAt, looks } from './support/axe.ts'
import { requestsOf } from './support/page-calls.ts'
import { expect, test } from './support/site-test.ts'
import { words } from './support/words.ts'

/** The bill on the home page, from the proposal to the closed item. Figures are worked out by hand in app/specimen/specimen-session.test.ts. */
const specimen = (page: Page) => page.locator('.specimen')
const key = (page: Page) => page.locator('.specimen-key')
const effect = (page: Page, name: 'journal' | 'vat' | 'account' | 'open') => page.locator(`[data-effect=${name}]`)
/** What comes after the posting is folded. */
const fold = (page: Page) => page.locator('.specimen-after > summary')
const bankKey = (page: Page) => page.locator('.specimen-bank .specimen-button')
const station = (page: Page, place: 'payment' | 'statement') => page.locator(`.specimen-bank [data-place=${place}]`)
const spoken = (page: Page) => specimen(page).getByRole('status')

/** A small laptop, a larger one, a telephone. */
const windows = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Where each part of the decision and of what it changes stands in the window. */
const placesOf = (page: Page) =>
  page
    .locator('.specimen-key, .specimen-lines tr, .specimen-proposal :is(h3, p), .specimen-effects :is(h3, tr, p)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return { top: Math.round(top), bottom: Math.round(bottom) }
        }),
    )

const language = words.de
const copy = documentCopy('specimen', language.language)
const { proposal, accounts, books } = documentCopy('tools/posting', language.language).tool

test.describe(language.language, () => {
  test('a press posts, a second one pays, and the item is closed', async ({ page }) => {
    await page.goto(language.home)
    const sent = requestsOf(page)
    await expect(effect(page, 'vat').locator('.specimen-figure')).toHaveText('79.38')
    await expect(page.locator('.specimen-own a')).toHaveAttribute('href', '/tools/posting')
    await key(page).click()
    await expect(effect(page, 'vat')).toContainText('180.63')
    // Whoever wants things to keep still has all of it at once.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect(key(page)).toHaveText(proposal.approved)
    await expect(key(page)).toBeFocused()
    await expect(spoken(page)).toContainText('180.63')
    await expect(effect(page, 'journal').locator('[data-hit]')).toHaveText(/^5.*6570, 1171 an 2000.*1'351\.25$/)
    await expect(effect(page, 'vat')).toContainText('405')
    await expect(effect(page, 'vat')).toContainText('180.63')
    await expect(effect(page, 'account')).toContainText("2'230.00")
    await expect(effect(page, 'open')).toContainText("1'351.25")
    // A second press decides nothing.
    await key(page).click({ force: true })
    await expect(effect(page, 'journal').locator('[data-hit]')).toHaveCount(1)
    await fold(page).click()
    await expect(station(page, 'payment')).toContainText('RE-20261116-0005')
    await expect(station(page, 'statement')).not.toContainText('RE-20261116-0005')
    await bankKey(page).click()
    await expect(bankKey(page)).toHaveText(copy.payment.released)
    await expect(station(page, 'statement')).toContainText('RE-20261116-0005')
    await expect(effect(page, 'open').locator('.specimen-figure')).toHaveText('0.00')
    await expect(spoken(page)).toContainText('0.00')
    await specimen(page).getByRole('button', { name: copy.proposal.again }).click()
    await expect(key(page)).toBeFocused()
    await expect(effect(page, 'vat').locator('.specimen-figure')).toHaveText('79.38')
    expect(sent).toEqual([])
    for (const window of windows) {
      await test.step(`key and effect are in one view, and nothing moves, at ${window.width} px`, async () => {
        await page.setViewportSize(window)
        await page.evaluate(() => scrollTo(0, 0))
        const before = await placesOf(page)
        await key(page).click()
        await expect(effect(page, 'vat')).toContainText('180.63')
        expect(await placesOf(page)).toEqual(before)
        expect(Math.max(...before.map(({ bottom }) => bottom))).toBeLessThanOrEqual(window.height)
        expect(await page.evaluate(() => scrollY)).toBe(0)
        for (const act of [proposal.takeBack, proposal.refuse, proposal.bringBack]) {
          await specimen(page).getByRole('button', { name: act, exact: true }).click()
          await expect(specimen(page).getByRole('button', { name: act, exact: true })).toHaveCount(0)
          expect(await placesOf(page)).toEqual(before)
        }
      })
    }
    await test.step('the amount that was posted is met again on the page about the VAT return', async () => {
      await key(page).click()
      await effect(page, 'vat').getByRole('link').click()
      await expect(page.locator('.vat-form-sources :target')).toContainText('101.25')
      await expect(page.locator('.vat-form-sources :target')).toBeInViewport()
    })
  })

  test('by keyboard: another account, code and amount, refused, brought back, approved, taken back', async ({
    page,
  }) => {
    await page.goto(language.home)
    const { account } = proposal
    const select = specimen(page).getByLabel(account)
    const why = page.locator('.specimen-why')
    await select.focus()
    await select.selectOption('4400')
    await expect(specimen(page).getByLabel(copy.proposal.code)).toHaveValue('material-asBilled')
    await expect(why).toContainText('4400')
    await expect(why).toContainText('400')
    await expect(spoken(page)).toContainText(`1170 ${accounts['1170']} 101.25`)
    await page.keyboard.press('Tab')
    await expect(specimen(page).getByLabel(copy.proposal.code)).toBeFocused()
    await specimen(page).getByLabel(copy.proposal.code).selectOption('material-260')
    await expect(why).toContainText('2.6')
    // 1351.25 × 2.6 ÷ 102.6 = 34.2421…
    await expect(page.locator('.specimen-lines')).toContainText('34.24')
    await page.keyboard.press('Tab')
    const amount = specimen(page).getByLabel(copy.proposal.amount)
    await expect(amount).toBeFocused()
    await amount.fill('')
    await expect(key(page)).toHaveAttribute('aria-disabled', 'true')
    await amount.fill('1300')
    await page.keyboard.press('Tab')
    await expect(key(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(spoken(page)).toHaveText(copy.spoken.refused)
    await expect(key(page)).toHaveText(proposal.notPosted)
    await expect(specimen(page).getByRole('button', { name: proposal.bringBack })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(key(page)).toBeFocused()
    await expect(amount).toHaveValue("1'300.00")
    await page.keyboard.press('Enter')
    await expect(effect(page, 'open')).toContainText("1'300.00")
    // 1300.00 × 2.6 ÷ 102.6 = 32.9434…; 11.77 stood there before.
    await expect(effect(page, 'vat').locator('[data-hit]')).toHaveText('44.71')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(key(page)).toBeFocused()
    await expect(effect(page, 'journal').locator('[data-hit]')).toHaveCount(2)
    await expect(effect(page, 'journal')).toContainText("−1'300.00")
    await expect(effect(page, 'vat')).not.toContainText('44.71')
    await page.keyboard.press('Enter')
    await fold(page).click()
    await expect(station(page, 'payment')).toContainText('RE-20261116-0007')
  })

  for (const look of looks[language.language]) {
    test.describe(`at ${look.width} px, ${look.colorScheme}`, () => {
      const isPhone = look.width < 700
      test.use({ hasTouch: isPhone })

      test('every state can be pressed and read by everybody', async ({ page, visit }) => {
        const press = (target: Locator) => (isPhone ? target.tap() : target.click())
        const bill = specimen(page).getByRole('dialog', { name: copy.bill.title })
        await lookAt(page, look)
        await visit(language.home)
        await test.step('proposed', () => expectAccessible(page, '.specimen'))
        await press(specimen(page).getByRole('button', { name: copy.bill.open }))
        await test.step('the bill, with its check digits worked out where they stand', async () => {
          const checks = bill.locator('.specimen-check')
          await expect(checks).toHaveCount(3)
          await press(checks.nth(0).locator('summary'))
          await expect(checks.nth(0).locator('li').last()).toContainText('1')
          await press(checks.nth(1).locator('summary'))
          await expect(checks.nth(1).locator('li').last()).toHaveText('10 − 3 = 7')
          await expectAccessible(page, '.specimen')
          await press(bill.getByRole('button', { name: copy.bill.close }))
          await expect(bill).toBeHidden()
        })
        await press(specimen(page).getByRole('button', { name: proposal.refuse }))
        await test.step('refused', () => expectAccessible(page, '.specimen'))
        await press(specimen(page).getByRole('button', { name: proposal.bringBack }))
        await press(key(page))
        await test.step('posted', () => expectAccessible(page, '.specimen'))
        await press(specimen(page).getByRole('button', { name: proposal.takeBack }))
        await test.step('taken back', () => expectAccessible(page, '.specimen'))
        await press(key(page))
        await press(fold(page))
        await press(bankKey(page))
        await expect(effect(page, 'open').locator('.specimen-figure')).toHaveText('0.00')
        await test.step('closed', () => expectAccessible(page, '.specimen'))
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
      })
    })
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the whole story stands', async ({ page }) => {
      await page.goto(language.home)
      // Nothing to press but what the browser itself answers.
      await expect(specimen(page).getByRole('button')).toHaveText([new RegExp(copy.bill.open)])
      const story = page.locator('.specimen > noscript')
      const effects = {
        journal: ['6570, 1171 an 2000', "1'351.25"],
        vat: [books.box['405'], '180.63', '79.38 + 101.25'],
        account: ['6570', "2'230.00"],
        open: ["1'351.25"],
      }
      const stations = {
        payment: ['CH44 3199 9123 0008 8901 2', 'RE-20261116-0005'],
        statement: ["−1'351.25", 'RE-20261116-0005'],
      }
      await story.locator('.specimen-after > summary').click()
      for (const width of [390, 1280]) {
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 })
          await expect(page.locator('span.specimen-button').first()).toBeVisible()
          for (const [name, texts] of Object.entries(effects)) {
            const shown = story.locator(`[data-effect=${name}]`)
            await expect(shown.locator(':is(table, p)').first()).toBeVisible()
            for (const text of texts) await expect(shown).toContainText(text)
          }
          for (const [place, texts] of Object.entries(stations)) {
            const form = story.locator(`[data-place=${place}]`)
            await expect(form.locator('dl')).toBeVisible()
            for (const text of texts) await expect(form).toContainText(text)
          }
        })
      }
      await specimen(page).getByText(copy.bill.open).click()
      await expect(page.locator('.specimen-bill')).toContainText('CHE-123.456.788')
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.locator('.specimen-bill')).toBeVisible()
      }
    })
  })
})

test('touched before its script is there, the press is not lost', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!main-)[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await page.locator('.specimen-proposal select').first().selectOption('6600')
  await key(page).click()
  release()
  await expect(effect(page, 'journal').locator('[data-hit]')).toContainText('6600')
  await expect(effect(page, 'journal').locator('[data-hit]')).toHaveCount(1)
})

test.describe('movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('what changes is written anew', async ({ page }) => {
    await page.goto('/')
    // Heard and not looked for: it is over sooner than a busy machine looks twice.
    const moved = page.evaluate(
      () => new Promise((resolve) => addEventListener('animationstart', (event) => resolve(event.animationName))),
    )
    await key(page).click()
    expect(await moved).toBe('specimen-arrive')
  })
})
