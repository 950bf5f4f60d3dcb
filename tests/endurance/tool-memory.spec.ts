import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, lookAt, stateLook } from '../support/axe.ts'
import { isOfEveryPage } from '../support/page-calls.ts'
import { islandsAwake } from '../support/scripts-run.ts'
import { expect, test } from '../support/site-test.ts'

/** Promise: what makes the tools worth a bookmark: links, a creditor that is remembered, many bills, a whole invoice. */

/** Opens a page, and writes down what it asks for besides what every page does. */
async function openQuietly(page: Page, path: string): Promise<string[]> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest() && !isOfEveryPage(request)) sent.push(`${request.method()} ${request.url()}`)
    // A fragment stays in the browser: no request of any kind carries it.
    if (/amount|creditor|Holz/.test(`${request.url()} ${request.postData() ?? ''}`)) sent.push(request.url())
  })
  await page.goto(path)
  await islandsAwake(page)
  return sent
}

test('a link restores the input of a tool, and nothing of it is sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent = await openQuietly(page, '/tools/vat')
  await page.getByLabel('Betrag in CHF').fill("1'234.50")
  await page.getByRole('radio', { name: 'Brutto' }).check()
  await page.getByRole('button', { name: 'Weiteren Betrag zu anderem Satz' }).click()
  await page.getByLabel('2. Betrag').fill('102.60')
  await page.getByRole('button', { name: 'Link mit diesen Angaben kopieren' }).first().click()
  await expect(page.getByText(/^Kopiert\. Die Angaben stehen/)).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).hash).toBe('#form=vat&amount=1%27234.50&kind=gross&amount2=102.60')
  expect(page.url()).toBe(address)
  await page.reload()
  await islandsAwake(page)
  await expect(page.getByLabel('Betrag in CHF')).toHaveValue("1'234.50")
  await expect(page.getByLabel('2. Betrag')).toHaveValue('102.60')
  // 1142.00 and 92.50 at 8.1 %, 100.00 and 2.60 at 2.6 %.
  await expect(page.locator('.tool-result').first()).toContainText("1'242.00")
  expect(sent).toEqual([])
})

test('the address fills the form', async ({ page }) => {
  for (const [address, field, value] of [
    ['/tools/iban-check#form=iban&iban=CH9300762011623852957', 'IBAN oder QR-IBAN', 'CH9300762011623852957'],
    ['/tools/savings#form=savings&receiptsPerMonth=321', 'Belege', '321'],
    ['/tools/linkedin-post-generator#form=post&topic=Lohnlauf', 'Thema', 'Lohnlauf'],
    ['/tools/qr-bill#form=qr-bill&creditorTown=Chur', 'Ort', 'Chur'],
    ['/tools/vat#form=vat-methods&inputTax=777', 'Vorsteuer', '777'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address)
      await islandsAwake(page)
      await expect(page.getByLabel(new RegExp(field)).first()).toHaveValue(value)
    })
  }
})

test('the net tax rate comes with the trade, for several activities', async ({ page }) => {
  await page.goto('/en/tools/vat')
  await islandsAwake(page)
  await page.getByLabel('Trade or activity').selectOption({ label: 'Hotel: nights with breakfast, 2.1\u00a0%' })
  await expect(page.getByLabel('Net tax rate', { exact: true })).toHaveValue('21')
  await expect(page.getByLabel('Statutory rate')).toHaveValue('38')
  await page.getByLabel('Turnover a year').fill("207'600")
  await page.getByRole('button', { name: 'Another activity' }).click()
  await page.getByLabel(/^Turnover.*\(2\)/).fill("108'100")
  await page
    .getByLabel('Trade or activity (2)')
    .selectOption({ label: 'Hotel: services at the standard rate, 5.3\u00a0%' })
  const result = page.locator('.tool-result').last()
  await expect(result).toContainText("15'700.00")
  await expect(result).toContainText("10'088.90")
})

test('one’s own creditor is remembered when asked, on this device alone, and forgotten again', async ({ page }) => {
  const sent = await openQuietly(page, '/tools/qr-bill')
  const name = page.getByLabel('Name oder Firma').first()
  await name.fill('Holz Nord GmbH')
  expect(await page.evaluate(() => localStorage.getItem('qr-bill-creditor'))).toBeNull()
  await page.getByRole('button', { name: 'Empfänger auf diesem Gerät merken' }).click()
  await expect(page.getByText(/^Gemerkt\./)).toBeVisible()
  await page.reload()
  await islandsAwake(page)
  await expect(name).toHaveValue('Holz Nord GmbH')
  await expect(page.getByLabel(/^Betrag/)).toHaveValue('')
  await page.getByRole('button', { name: 'Vergessen' }).click()
  expect(await page.evaluate(() => localStorage.getItem('qr-bill-creditor'))).toBeNull()
  await page.reload()
  await islandsAwake(page)
  await expect(name).toHaveValue('Musterfirma AG')
  expect(sent).toEqual([])
})

test('a table becomes bills; what is wrong is named with its line', async ({ page }) => {
  const sent = await openQuietly(page, '/tools/qr-bill')
  const rows = [
    'Betrag;Referenz;Mitteilung;Name;PLZ;Ort',
    "1'351.25;1104;Rechnung 1104;Beispiel GmbH;3000;Bern",
    'viel;1105;;Beispiel GmbH;3000;Bern',
    '20;1106;;Beispiel GmbH;;Bern',
    '30;1107;;;;',
    '40;1107;;;;',
  ]
  const upload = (text: string) =>
    page.locator('.qr-bill-many input[type=file]').setInputFiles({
      name: 'rechnungen.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${text}`),
    })
  await upload(rows.join('\r\n'))
  const panel = page.locator('.qr-bill-many')
  await expect(panel).toContainText('2 Rechnungen sind bereit.')
  await expect(panel.getByRole('listitem')).toHaveText([
    /^Zeile 3, Betrag: Bitte eine Zahl/,
    /^Zeile 4, Zahlbar durch: PLZ: Diese Angabe/,
    'Zeile 6: dieselbe Rechnung wie in Zeile 5',
  ])
  await lookAt(page, stateLook.de)
  await expectAccessible(page, '.qr-bill-many')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Alle als PDF laden' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('qr-rechnungen.pdf')
  const pdf = await readFile(await file.path(), 'latin1')
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(2)
  expect(pdf).toContain('/Count 2')
  await upload('Apfel;Birne\n1;2')
  await expect(panel).toContainText('keine bekannte Überschrift')
  expect(sent).toEqual([])
})

test('a whole invoice is printed on one A4 sheet, its payment part 105 mm high at the foot', async ({ page }) => {
  await page.goto('/tools/qr-bill')
  await islandsAwake(page)
  await page.getByRole('radio', { name: 'ganze Rechnung' }).check()
  await page.getByLabel('Rechnungsnummer').fill('2026-1104')
  await page.getByLabel('Positionen').fill('Beratung; 3.5; 180\nEinrichtung; 620')
  await page.getByLabel('MWST-Nummer').fill('CHE-123.456.788 MWST')
  await expect(page.locator('.invoice-paper')).toContainText("1'351.25")
  await lookAt(page, stateLook.de)
  await expectAccessible(page, '.qr-bill')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  const places = await page.evaluate(() => {
    const millimetres = (selector: string) => {
      const { top, height, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return [top + window.scrollY, height, width].map((pixels) => Math.round((pixels * 25.4) / 96))
    }
    return {
      part: millimetres('.qr-bill-paper svg'),
      line: millimetres('.qr-bill-separate'),
      invoice: millimetres('.invoice-paper'),
    }
  })
  expect(places.part).toEqual([192, 105, 210])
  expect((places.line[0] ?? 0) + (places.line[1] ?? 0)).toBeLessThanOrEqual(192)
  expect((places.invoice[0] ?? 0) + (places.invoice[1] ?? 0)).toBeLessThanOrEqual(places.line[0] ?? 0)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
})
