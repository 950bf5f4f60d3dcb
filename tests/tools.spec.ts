import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { swissNumber } from '#content/amounts.ts'
import { read } from '#content/documents.ts'
import { facts } from '#content/facts.ts'
import { firstYear } from '#content/first-year.ts'
import { toolSlugs } from '#content/site.ts'
import { requestsOf } from './support/page-calls.ts'
import { scanQr } from './support/scan-qr.ts'
import { islandsAwake } from './support/scripts-run.ts'
import { expect, test } from './support/site-test.ts'

/** Opens a tool, and notes what it asks for from then on. */
async function openTool(page: Page, path: string): Promise<{ requests: string[] }> {
  await page.goto(path)
  await islandsAwake(page)
  return { requests: requestsOf(page) }
}

test('the list leads to every tool and announces others', async ({ page }) => {
  for (const [prefix, open, soon] of [
    ['', 'Werkzeug öffnen', 'demnächst'],
    ['/en', 'Open the tool', 'coming soon'],
  ] as const) {
    await page.goto(`${prefix}/tools`)
    const links = page.getByRole('link', { name: open })
    await expect(links).toHaveCount(toolSlugs.length)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(toolSlugs.map((slug) => `${prefix}/tools/${slug}`))
    await expect(page.getByText(soon, { exact: true })).toHaveCount(2)
  }
})

test.describe('VAT', () => {
  test('net to gross and back, asking nothing of the network', async ({ page }) => {
    const { requests } = await openTool(page, '/tools/vat')
    const result = page.locator('.tool-result').first()
    await expect(result).toContainText("1'351.25")
    await page.getByLabel('Betrag in CHF').fill('1 000,00')
    await page.getByRole('radio', { name: '2.6' }).check()
    await expect(result).toContainText("1'026.00")
    await page.getByRole('radio', { name: 'Brutto' }).check()
    await expect(result).toContainText('974.66')
    await page.getByLabel('Betrag in CHF').fill('viel')
    await expect(page.getByText('Bitte eine Zahl eingeben')).toBeVisible()

    await test.step('the net tax rate method is compared within its limits', async () => {
      const comparison = page.locator('.tool-result').last()
      const turnover = page.getByLabel('Umsatz im Jahr')
      const rate = page.getByLabel('Saldosteuersatz', { exact: true })
      await expect(comparison).toContainText("19'300.00")
      await expect(comparison).toContainText("20'106.60")
      await turnover.fill("5'024'001")
      await expect(comparison).toContainText("über der Grenze von CHF\u00a05'024'000")
      await turnover.fill("5'024'000")
      await rate.selectOption('21')
      await expect(comparison).toContainText('Gleich viel kosten beide Methoden')
      await rate.selectOption('30')
      await expect(comparison).toContainText("über der Grenze von CHF\u00a0108'000")
    })
    expect(requests).toEqual([])
  })
})

test.describe('IBAN check', () => {
  test('says exactly what is wrong, and what a right number is', async ({ page }) => {
    const { requests } = await openTool(page, '/tools/iban-check')
    const field = page.getByLabel('IBAN oder QR-IBAN')
    const result = page.locator('.tool-result')
    await expect(result).toContainText('QR-Referenz (QRR)')
    await field.fill('CH45 3199 9123 0008 8901 2')
    await expect(result).toContainText('Die Prüfziffern 45 passen nicht zum Rest, dafür müssten sie 44 lauten')
    await field.fill('CH44 3199 9123 0008 8901')
    await expect(result).toContainText('Diese Nummer hat 20 Zeichen, für CH sind es 21')
    await field.fill('CH44_3199')
    await expect(result).toContainText('Nicht erlaubt: _')
    await field.fill('CH9300762011623852957')
    await expect(result).toContainText('Gewöhnliche IBAN')
    await expect(result).toContainText('CH93 0076 2011 6238 5295 7')
    await field.fill('DE89370400440532013000')
    await expect(result).toContainText('Deutschland')
    expect(requests).toEqual([])

    await test.step('it speaks only after a pause', async () => {
      const spoken = result.getByRole('status')
      await expect(spoken).toContainText('Ausländische IBAN')
      const heard = await spoken.evaluateHandle((status) => {
        const texts: string[] = []
        const listen = new MutationObserver(() => texts.push(status.textContent))
        listen.observe(status, { childList: true, characterData: true, subtree: true })
        return texts
      })
      await field.press('End')
      await page.keyboard.type('12345')
      await expect(spoken).toContainText('hat 27 Zeichen')
      expect(await heard.jsonValue()).toHaveLength(1)
    })
  })
})

test.describe('QR-bill', () => {
  test('a bill made on the page scans, as SVG and with what was typed', async ({ page }) => {
    const { requests } = await openTool(page, '/tools/qr-bill')
    await page.getByLabel('IBAN oder QR-IBAN').fill('CH93 0076 2011 6238 5295 7')
    await page.getByRole('radio', { name: 'Creditor Reference' }).check()
    await page.getByLabel('Referenz', { exact: true }).fill('539007547034')
    await expect(page.getByText('Noch kein Zahlteil')).toBeVisible()
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    await page.getByLabel('Name oder Firma').first().fill('Holz & Söhne <Nord> GmbH')
    await page.getByLabel(/^Betrag/).fill("2'390.50")
    await page.getByRole('radio', { name: 'leer lassen' }).check()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'SVG laden' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('qr-rechnung.svg')
    const payload = scanQr(await readFile(await file.path(), 'utf8'))
    expect(payload.slice(0, 12)).toEqual([
      ...['SPC', '0200', '1', 'CH9300762011623852957'],
      ...['S', 'Holz & Söhne <Nord> GmbH', 'Musterstrasse', '1', '8000', 'Zürich', 'CH', ''],
    ])
    expect(payload.slice(18)).toEqual([
      ...['2390.50', 'CHF', '', '', '', '', '', '', ''],
      ...['SCOR', 'RF18539007547034', 'Rechnung 2026-1104', 'EPD'],
    ])
    await test.step('it comes as a PDF too', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'PDF laden' }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('qr-rechnung.pdf')
      const pdf = await readFile(await file.path(), 'latin1')
      expect(pdf).toMatch(/^%PDF-1\.7/)
      expect(pdf).toContain(Buffer.from('Zahlteil').toString('hex'))
    })
    expect(requests).toEqual([])

    await test.step('it is printed alone on its sheet', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.qr-bill-paper svg')).toBeVisible()
      for (const hidden of ['h1', '.tool-form', '.tool-rules', 'footer', 'header']) {
        await expect(page.locator(hidden).first()).toBeHidden()
      }
    })
  })

  test('is refused for a wrong checksum or a wrong pair, with the reason at the field', async ({ page }) => {
    await openTool(page, '/tools/qr-bill')
    const account = page.getByLabel('IBAN oder QR-IBAN')
    const drawing = page.getByRole('img', { name: 'Vorschau der QR-Rechnung' })
    await expect(drawing).toBeVisible()
    await account.fill('CH45 3199 9123 0008 8901 2')
    await expect(drawing).toBeHidden()
    await expect(page.getByRole('button', { name: 'PDF laden' })).toBeHidden()
    await expect(account).toHaveAttribute('aria-invalid', 'true')
    await account.fill('CH44 3199 9123 0008 8901 2')
    await expect(drawing).toBeVisible()
    await page.getByLabel('Referenz', { exact: true }).fill('00 00000 00000 00204 72026 11048')
    await expect(drawing).toBeHidden()
    await expect(page.getByText('müsste sie 7 lauten').first()).toBeVisible()
    await page.getByRole('radio', { name: 'keine' }).check()
    await expect(page.getByText('Zu einer QR-IBAN gehört immer eine QR-Referenz').first()).toBeVisible()
  })

  test('gets its code when it comes near the window, or is printed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 })
    const code = page.locator('.qr-bill-paper [shape-rendering=crispEdges]')
    const saving = page.getByRole('button', { name: 'SVG laden' })
    await openTool(page, '/tools/qr-bill')
    await expect(saving).toBeEnabled()
    await expect(code).toHaveCount(0)
    await saving.scrollIntoViewIfNeeded()
    await expect(code).toHaveCount(1)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(code).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(code).toHaveCount(1)
  })
})

test.describe('Savings', () => {
  const known = facts('de')

  test('pays, or says that it does not', async ({ page }) => {
    const { requests } = await openTool(page, '/tools/savings')
    const result = page.locator('.tool-result')
    for (const receipts of read('worked-examples').told) {
      await page.getByLabel('Belege im Monat').fill(String(receipts))
      await expect(result.locator('.tool-verdict')).toHaveText(String(known[`example.${receipts}.verdict`]))
      await expect(result.locator('[data-total] dd')).toHaveText(String(known[`example.${receipts}.left`]))
    }
    await page.getByLabel('Minuten pro Beleg nachher').fill('5')
    await expect(result).toContainText('spart die Automatisierung keine Zeit')
    await page.getByRole('radio', { name: 'Standard Sync' }).check()
    await expect(result).toContainText(swissNumber(firstYear('standardSync').oneOff.amount))
    await page.getByLabel('Minuten pro Beleg nachher').fill('0')
    await expect(page.getByText('null gibt es nicht')).toBeVisible()
    await expect(result).toContainText('Noch kein Ergebnis')
    expect(requests).toEqual([])
  })
})

test.describe('LinkedIn posts', () => {
  test('four drafts from the brief, new ones on request, in either language', async ({ page, context }) => {
    const { requests } = await openTool(page, '/tools/linkedin-post-generator')
    const drafts = page.locator('.post-draft')
    await expect(drafts).toHaveCount(4)
    await page.getByRole('radio', { name: 'Englisch' }).check()
    await expect(page.getByLabel('Thema')).toHaveValue('Posting QR-bills automatically')
    await page.getByLabel('Thema').fill('Closing the month')
    await expect(drafts.first()).toContainText('Closing the month')
    const before = await drafts.allTextContents()
    await page.getByRole('button', { name: 'Neue Entwürfe' }).click()
    expect(await drafts.allTextContents()).not.toEqual(before)
    await test.step('a draft can be copied, and the page says so, without the clipboard too', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const [first, second] = [drafts.nth(0), drafts.nth(1)]
      await first.getByRole('button', { name: 'Kopieren' }).click()
      await expect(first.getByRole('status')).toHaveText('Kopiert.')
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.length).toBeLessThan(3000)
      expect(copied.startsWith((await first.locator('.post-draft-hook').textContent()) ?? '?')).toBe(true)
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await second.getByRole('button', { name: 'Kopieren' }).click()
      await expect(second.getByRole('status')).toHaveText('Kopiert.')
    })
    await page.getByLabel('Thema').fill('')
    await expect(page.locator('.tool-verdict')).toHaveText('Thema und Publikum fehlen noch.')
    expect(requests).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each explains its rules and sends nothing', async ({ page }) => {
    for (const slug of toolSlugs) {
      await test.step(slug, async () => {
        await page.goto(`/tools/${slug}`)
        await expect(page.getByText('Die Berechnung braucht JavaScript')).toBeVisible()
        await expect(page.locator('.tool-rules dt').first()).toBeVisible()
        await expect(page.locator('.tool-example table')).toBeVisible()
        await expect(page.locator('.tool-section button').filter({ visible: true })).toHaveCount(0)
        // Reading a bill has nothing to type in: its place is left out.
        if (slug === 'posting') return expect(page.locator('.posting')).toBeHidden()
        await page.locator('.tool-form input[type=text], .tool-form input:not([type])').first().press('Enter')
        await expect(page).toHaveURL(`/tools/${slug}`)
      })
    }
  })
})
