import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Resvg } from '@resvg/resvg-js'
import { expectAccessible } from './support/axe.ts'
import { requestsOf } from './support/page-calls.ts'
import { codeText, qrIban } from './support/payments-code.ts'
import { codeSvg, photograph } from './support/printed-code.ts'
import { expect, test } from './support/site-test.ts'

const whole = codeText({
  ...{ account: qrIban, name: 'Muster Informatik AG', amount: '1351.25', type: 'QRR', message: 'Rechnung 1187' },
  ...{ reference: '210000000003139471430009017', billing: '//S1/10/1187/11/261112/32/8.1:1250.00/40/0:30' },
})
const second = codeText({ name: 'Muster Druck GmbH', amount: '480.00', billing: '//S1/10/77' })

const drop = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('.posting-drop input[type=file]').setInputFiles({ name, mimeType, buffer })

/** Opens the tool, and writes down what it asks for from then on. */
async function openTool(page: Page, path = '/tools/posting'): Promise<string[]> {
  await page.goto(path)
  return requestsOf(page)
}

const key = (page: Page) => page.locator('.posting-button')
const desk = (page: Page) => page.locator('.posting-desk')

test('a sample bill goes from the code to a settled payable, and nothing is sent', async ({ page }) => {
  const requests = await openTool(page)
  await page.getByRole('button', { name: 'vollständig' }).click()
  await expect(desk(page)).toContainText('Muster Informatik AG')
  await expect(desk(page)).toContainText('CHE-123.456.788')
  await expect(desk(page).locator('.posting-lines')).toContainText('1171 Vorsteuer Betrieb 8.1\u00a0%101.25')
  await expect(key(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Geprüft, in Ordnung').check()
  await expect(key(page)).toHaveAttribute('aria-disabled', 'false')
  await key(page).click()
  await expect(key(page)).toHaveText('Freigegeben')
  await expect(page.getByRole('status').filter({ hasText: 'unter Nummer 1' })).toBeAttached()
  await expect(page.locator('.posting-sums')).toContainText('405')
  await test.step('payment file', async () => {
    await page.getByRole('button', { name: 'pain.001 laden' }).click()
    await expect(page.getByText('Bitte den Namen eingeben.')).toBeVisible()
    await page.getByLabel('Ihre Firma').fill('Beispiel Handels GmbH')
    await page.getByLabel('Ihre IBAN').fill('CH44 3199 9123 0008 8901 2')
    await expect(page.getByText('Eine QR-IBAN empfängt nur.')).toBeVisible()
    await page.getByLabel('Ihre IBAN').fill('CH93 0076 2011 6238 5295 7')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'pain.001 laden' }).click()
    const xml = await readFile(await (await download).path(), 'utf8')
    expect(xml).toContain('<CtrlSum>1351.25</CtrlSum>')
    expect(xml).toMatch(/<EndToEndId>RE-\d{8}-0001<\/EndToEndId>/)
  })
  await test.step('journal', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Journal als CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain('"6570","2000","1250.00","8.1"')
  })
  await page.getByRole('button', { name: 'Muster-Auszug dazu' }).click()
  await expect(page.locator('.posting-answer')).toHaveText('2 Buchungen gelesen, 1 zugeordnet.')
  await expect(desk(page)).toContainText('Gebucht, bezahlt, abgeglichen.')
  await expect(page.locator('.posting-payment')).toContainText('Nichts zu bezahlen.')
  // The programs came when they were needed, from this site; nothing else was asked for, and nothing sent.
  expect(requests).toEqual([])
})

test('a photograph is read, and a bill from abroad names the country that it came from', async ({ page }) => {
  await openTool(page, '/en/tools/posting')
  await page.getByRole('button', { name: 'euros, from abroad' }).click()
  await expect(desk(page)).toContainText('The supplier is abroad (DE)')
  await drop(page, 'photo.png', 'image/png', photograph(whole))
  await expect(desk(page)).toContainText('Muster Informatik AG', { timeout: 30_000 })
  await expect(desk(page)).toContainText('6570')
  await expect(desk(page)).toContainText('12 Dec 2026')
})

test('a file chosen before the tool is awake is read by it', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!main-)[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/tools/posting')
  await drop(page, 'early.png', 'image/png', photograph(whole))
  release()
  await expect(desk(page)).toContainText('Muster Informatik AG', { timeout: 30_000 })
})

/** What pdf.js asks for and browsers of two years ago have not (docs/browsers.md). */
function takeNewestAway(): void {
  const has = [
    [Promise, 'try'],
    [Math, 'sumPrecise'],
    [Map.prototype, 'getOrInsertComputed'],
    [WeakMap.prototype, 'getOrInsertComputed'],
    [Uint8Array, 'fromBase64'],
    [Uint8Array.prototype, 'toBase64'],
    [Uint8Array.prototype, 'toHex'],
  ] as const
  for (const [owner, name] of has) Reflect.deleteProperty(owner, name)
}

test('a PDF of four pages with two bills is read, in a browser of two years ago', async ({ page, context }) => {
  await page.addInitScript(takeNewestAway)
  const writer = await context.newPage()
  const text = '<p>Rechnungsdatum: 12.11.2026</p><p>Total inkl. 8.1 % MWST: CHF 480.00</p>'
  const pages = ['<p>Seite 1</p>', `${text}${codeSvg(second)}`, '<p>Seite 3</p>', codeSvg(whole)]
  await writer.setContent(pages.map((html) => `<div style="break-after:page;height:240mm">${html}</div>`).join(''))
  const pdf = await writer.pdf({ format: 'A4' })
  await openTool(page)
  await drop(page, 'vier-seiten.pdf', 'application/pdf', pdf)
  const list = page.locator('.posting-list')
  await expect(list).toContainText('2. Muster Informatik AG', { timeout: 90_000 })
  await list.getByRole('button', { name: '1. Muster Druck GmbH' }).click()
  await expect(desk(page)).toContainText('aus dem Text, bitte prüfen')
  await expect(desk(page)).toContainText('aus dem Text gelesen: Datum, MWST. Stimmt das?')
  // 480.00 × 8.1 ÷ 108.1 = 35.966…
  await expect(desk(page).locator('.posting-lines')).toContainText('35.97')
  await test.step('what neither code nor text says is asked', async () => {
    await page.getByRole('button', { name: 'ohne MWST im Code' }).click()
    await expect(desk(page)).toContainText('nicht gefunden')
    await expect(desk(page)).toContainText('Bitte wählen, was mit der MWST geschieht.')
    await page.getByLabel('Vorsteuer').selectOption('operating-810')
    await expect(desk(page).locator('.posting-lines')).toContainText('35.97')
  })
})

test('what is no bill is refused with its reason', async ({ page }) => {
  await openTool(page)
  const refused = page.locator('.posting-refused')
  await page.getByRole('button', { name: 'beschädigt' }).click()
  await expect(refused).toContainText('Die Prüfziffer 8 passt nicht zum Rest, dafür müsste sie 7 lauten.')
  await drop(page, 'adresse.png', 'image/png', photograph('https://www.example.com/ein-anderer-code'))
  await expect(refused).toContainText('beginnt mit «https://www.example.')
  await drop(
    page,
    'leer.png',
    'image/png',
    Buffer.from(
      new Resvg(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#fff"/></svg>',
      )
        .render()
        .asPng(),
    ),
  )
  await expect(refused).toContainText('kein QR-Code zu erkennen')
  await drop(page, 'text.txt', 'text/plain', Buffer.from('x'))
  await expect(refused).toContainText('Gelesen werden PDF und Bilder')
  await drop(page, 'kaputt.pdf', 'application/pdf', Buffer.from('%PDF-1.7 kaputt'))
  await expect(refused).toContainText('lässt sich nicht öffnen')
  await expect(desk(page)).toHaveCount(0)
})

test('by keyboard: the text of a code, another account, refused, brought back, approved, taken back', async ({
  page,
}) => {
  await openTool(page)
  await page.locator('.posting-paste summary').press('Enter')
  await page.getByLabel('Text aus dem Swiss QR Code').fill(whole)
  await page.getByRole('button', { name: 'Lesen', exact: true }).press('Enter')
  await expect(desk(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.getByLabel('Aufwandkonto').selectOption('4400')
  await expect(desk(page).locator('.posting-lines')).toContainText('1170')
  await page.getByRole('button', { name: 'Zurückweisen' }).press('Enter')
  await expect(key(page)).toHaveText('Nicht gebucht')
  // The focus follows the decision, so that Enter again is enough.
  await expect(page.getByRole('button', { name: 'Zurückholen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(key(page)).toBeFocused()
  await page.getByLabel('Geprüft, in Ordnung').press('Space')
  await key(page).press('Enter')
  await expect(key(page)).toBeFocused()
  await page.getByRole('button', { name: 'Zurücknehmen' }).press('Enter')
  await expect(key(page)).toBeFocused()
  const numbers = page.locator('.posting-scroll tbody td:first-child')
  await expect(numbers).toHaveText(['1', '1', '2', '2'])
  await key(page).press('Enter')
  await expect(numbers).toHaveText(['1', '1', '2', '2', '3', '3'])
  await test.step('the same bill again is held', async () => {
    await page.getByRole('button', { name: 'Lesen', exact: true }).press('Enter')
    await expect(desk(page)).toContainText('Beleg 1 hat dieselbe Referenz.')
    await expect(key(page)).toHaveAttribute('aria-disabled', 'true')
  })
})

test('axe finds nothing, and nothing overflows at 390 px at night', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await openTool(page)
  await page.getByRole('button', { name: 'beschädigt' }).click()
  await expect(page.locator('.posting-refused')).toBeVisible()
  await page.getByRole('button', { name: 'zwei Sätze' }).click()
  await expect(desk(page)).toBeVisible()
  await page.locator('.posting-steps summary').click()
  await test.step('proposal', () => expectAccessible(page, 'main'))
  await page.getByLabel('Geprüft, in Ordnung').check()
  await key(page).click()
  await page.getByRole('button', { name: 'Muster-Auszug dazu' }).click()
  await expect(page.locator('.posting-movements')).toBeVisible()
  await test.step('all of it', () => expectAccessible(page, 'main'))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
