import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { fill } from '#desk/fill.ts'
import { expect, expectGoodScreen, test } from '../support/desk-test.ts'
import { portraitPhoto } from '../support/portrait-photo.ts'

/** Promise: a picture is uploaded, cut, described and removed by reading the screen. */

const words = {
  de: { pictures: read('desk/pictures', 'de'), signIn: read('desk/sign-in', 'de') },
  en: { pictures: read('desk/pictures', 'en'), signIn: read('desk/sign-in', 'en') },
}

const language = 'de'
const look = { locale: 'de-CH', viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const

test(`a picture is uploaded, cut, described and removed, ${language}`, async ({ atDesk, operator }) => {
  test.setTimeout(120_000)
  const { pictures: w, signIn } = words[language]
  const page = await atDesk(look)
  const { url } = await operator<{ url: string }>('desk', 'invite', 'mira@saldora.example', '--name', 'Mira Beispiel')
  await page.goto(url)
  await page.getByLabel(signIn.enrol.deviceName).fill('Laptop')
  await page.getByRole('button', { name: signIn.enrol.button }).click()
  await page.waitForURL('/desk/today')
  const keep = async (name: string) => {
    const folder = process.env.PICTURES
    if (folder) await page.screenshot({ path: `${folder}/pictures-${name}-${language}.png`, fullPage: true })
  }

  await page.goto('/desk/content/pictures')
  await expectGoodScreen(page)
  await expect(page.getByText(w.empty)).toBeVisible()
  await page.getByRole('button', { name: w.uploadTitle }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel(w.file)

  await test.step('what is no picture is refused with a word for it', async () => {
    await file.setInputFiles({ name: 'zeichnung.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(dialog.getByRole('alert')).toHaveText(w.problems.type)
    // From the disk: bytes that the test hands over itself take the browser many seconds.
    const heavy = test.info().outputPath('gross.jpg')
    await writeFile(heavy, Buffer.alloc(21 * 1024 * 1024))
    await file.setInputFiles(heavy)
    await expect(dialog.getByRole('alert')).toHaveText(w.problems.heavy)
    const small = { name: 'klein.jpg', mimeType: 'image/jpeg', buffer: await portraitPhoto(300, 200) }
    await file.setInputFiles(small)
    await expect(dialog.getByRole('alert')).toHaveText(w.problems.small)
    await keep('refused')
  })

  await test.step('the frame is moved and made smaller, by mouse, keys and slider', async () => {
    await file.setInputFiles({ name: 'sabine.jpg', mimeType: 'image/jpeg', buffer: await portraitPhoto() })
    await dialog.getByLabel(w.ratio).selectOption('square')
    // Upright it is 1500 wide.
    await expect(dialog.getByRole('status')).toHaveText(fill(w.frameState, { width: 1500, height: 1500 }))
    const frame = dialog.getByRole('application', { name: w.frame })
    expect((await frame.boundingBox())?.height).toBeLessThanOrEqual(240)
    const before = await frameOf(page)
    await frame.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowDown')
    expect((await frameOf(page)).y).toBeCloseTo(before.y - 1.6, 1)
    await dialog.getByRole('slider', { name: w.size }).fill('0.6')
    await expect(dialog.getByRole('status')).toHaveText(fill(w.frameState, { width: 900, height: 900 }))
    const inside = await page.locator('.crop-inside').boundingBox()
    if (!inside) throw new Error('There is no frame')
    await page.mouse.move(inside.x + 20, inside.y + 20)
    await page.mouse.down()
    await page.mouse.move(inside.x - 400, inside.y - 400, { steps: 4 })
    await page.mouse.up()
    expect(await frameOf(page)).toMatchObject({ x: 0, y: 0 })
    await expectGoodScreen(page)
    await keep('crop')
  })

  await test.step('without words in both languages none is taken', async () => {
    await dialog.getByLabel(w.alt.de).fill('Sabine Frei am Fenster')
    await dialog.getByRole('button', { name: w.keep }).click()
    await expect(dialog.getByRole('alert')).toHaveText(w.problems.descriptions)
    await dialog.getByLabel(w.alt.en).fill('Sabine Frei at the window')
    await dialog.getByRole('button', { name: w.keep }).click()
    await expect(dialog).toBeHidden({ timeout: 60_000 })
  })

  await test.step('it is there, in its shape, and can be described and removed', async () => {
    const image = page.locator('.picture-rows img')
    await expect(image).toHaveJSProperty('complete', true)
    const [width, height] = await image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight])
    expect(width).toBe(320)
    expect(height).toBe(width)
    await expect(page.getByText('900 × 900')).toBeVisible()
    await expectGoodScreen(page)
    await keep('room')
    await page.getByText(w.edit).click()
    await expectGoodScreen(page)
    await page.getByLabel(w.alt.en).fill('Sabine Frei, smiling')
    await page.getByRole('button', { name: w.describe }).click()
    await expect(page.getByRole('status').first()).toHaveText(w.described)
    await page.getByRole('button', { name: w.remove }).click()
    await expect(page.getByRole('status').first()).toHaveText(w.removed)
    await expect(page.getByText(w.empty)).toBeVisible()
  })
})

/** Where the frame is, in per cent of the picture. */
function frameOf(page: Page): Promise<{ x: number; y: number }> {
  return page.locator('.crop-inside').evaluate((frame) => ({
    x: Number.parseFloat(frame.getAttribute('x') ?? ''),
    y: Number.parseFloat(frame.getAttribute('y') ?? ''),
  }))
}
