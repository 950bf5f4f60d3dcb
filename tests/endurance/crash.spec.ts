import type { Page } from '@playwright/test'
import { openMailServer } from '../support/mail-server.ts'
import { startServer } from '../support/server.ts'
import { expect, test } from '../support/site-test.ts'

/** Promise: a part that crashes takes nothing else with it, and the operator hears of it. */

/** Props that no server would send: the form's component fails while it renders. */
async function breakForm(page: Page): Promise<void> {
  await page.route('**/contact', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /data-island="ContactForm"([^>]*?)data-props="[^"]*"/,
      'data-island="ContactForm"$1data-props="{}"',
    )
    await route.fulfill({ response, body })
  })
}

test.describe('a part that breaks', () => {
  test.use({ allowedConsole: [/undefined|null|not an object/i] })

  test('reaches the operator by mail, as its screen says', async ({ browser }) => {
    // Two servers start one after the other.
    test.slow()
    const page = await browser.newPage()
    const mailServer = await openMailServer()
    const settings = { SMTP_URL: mailServer.url, ALERT_EMAIL: 'wache@muster.example' }
    const server = await startServer(settings)
    await breakForm(page)
    const logged = page.waitForResponse(/log-event/)
    await page.goto(`${server.url}/contact`)
    await expect(page.getByRole('heading', { name: 'Etwas ist schief gelaufen' })).toBeVisible()
    const id = await page.locator('.crash .mono').first().innerText()
    expect((await logged).status()).toBe(200)
    await page.close()
    // The server looks once a minute, and at its start: nobody waits for that here.
    await server.stop({ keepData: true })
    const again = await startServer({ ...settings, DATA_DIR: server.dataDir })
    await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBe(1)
    await again.stop()
    await mailServer.close()
    const [mail] = mailServer.mails
    expect([mail?.to].flat()[0]?.text).toBe('wache@muster.example')
    expect(mail?.text).toContain('/contact')
    expect(mail?.text).toContain(id)
  })

  test('turns the page into the crash screen, in both languages, and is logged without addresses', async ({ page }) => {
    await breakForm(page)
    const logged = page.waitForRequest(/log-event/)
    await page.goto('/contact')
    await expect(page.getByRole('heading', { name: 'Etwas ist schief gelaufen' })).toBeVisible()
    await expect(
      page.getByText('Ein unerwarteter Fehler ist aufgetreten. Unsere Entwickler wurden benachrichtigt.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    const id = await page.locator('.crash .mono').first().innerText()
    expect(Math.abs(Number.parseInt(id, 36) - Date.now())).toBeLessThan(60_000)
    const event = (await logged).postDataJSON()
    expect(event).toMatchObject({ event_type: 'application_error', user_identifier: 'anonymous', ip_address: '' })
    expect(event.event_data.details).toContain(id)
    await page.unroute('**/contact')
    await page.getByRole('link', { name: 'Seite neu laden' }).click()
    await expect(page.locator('#contact-form')).toBeVisible()
  })
})

test.describe('a script that cannot be fetched', () => {
  test.use({ allowedConsole: [/Failed to load resource|preload/] })

  test('leaves the page as it was rendered, and its form still posts', async ({ page }) => {
    await page.route('**/assets/contact-form-*.js', (route) => route.abort())
    const logged = page.waitForRequest(/log-event/)
    await page.goto('/contact')
    expect((await logged).postDataJSON()).toMatchObject({ event_type: 'island_unavailable' })
    await page.getByLabel('Name', { exact: true }).fill('x')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByText('Name muss zwischen 2 und 100 Zeichen lang sein').first()).toBeVisible()
  })
})
