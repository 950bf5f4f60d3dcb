import { read } from '#content/documents.ts'
import { openOffice } from '../support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from '../support/desk-test.ts'
import { portraitPhoto } from '../support/portrait-photo.ts'

/** Promise: a picture goes into an article in both languages, and nothing moves when it arrives. */

const slug = 'blog/qr-rechnung-automation-schweiz'
const language = 'en'
const look = { locale: 'en-GB', viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

test(`a picture goes into an article in both languages, ${language}`, async ({ atDesk, server }) => {
  test.setTimeout(180_000)
  const w = read('desk/content', language)
  const { labels } = read('desk/fields', language)
  const p = read('desk/pictures', language)
  const { tools } = read('desk/editor', language)
  const office = await openOffice(server)
  const page = await atDesk(look)
  await sit(page, office, language)
  const keep = async (name: string, of = page) => {
    const folder = process.env.PICTURES
    if (folder) await of.screenshot({ path: `${folder}/article-${name}-${language}.png` })
  }

  await page.goto(`/desk/content/${slug}`)
  const editorOf = (side: 'de' | 'en') =>
    page.getByRole('textbox', { name: new RegExp(`^${labels.body}, ${w.languages[side]}`) })
  const toolbarOf = (side: 'de' | 'en') =>
    page.locator(`.one-side[data-side=${side}]`).filter({ has: page.getByRole('toolbar') })
  const toSide = async (side: 'de' | 'en') => {
    if (look.viewport.width < 800)
      await page
        .getByRole('group', { name: w.languages.label })
        .getByRole('button', { name: w.languages[side] })
        .click()
  }
  const dialog = page.getByRole('dialog')

  await test.step('uploaded from the toolbar, with words in both languages', async () => {
    await toSide('de')
    await editorOf('de').getByRole('paragraph').first().click()
    await toolbarOf('de').getByRole('button', { name: tools.picture }).click()
    await expectGoodScreen(page)
    await dialog.getByLabel(p.file).setInputFiles({
      ...{ name: 'beleg.jpg', mimeType: 'image/jpeg', buffer: await portraitPhoto() },
    })
    await dialog.getByLabel(p.ratio).selectOption('landscape')
    // Whatever there is to be filled in, the keys are in sight.
    await expect(dialog.getByRole('button', { name: p.keep })).toBeInViewport({ ratio: 1 })
    await dialog.getByLabel(p.alt.de).fill('Ein Beleg am Fenster')
    await dialog.getByLabel(p.alt.en).fill('A voucher at the window')
    await dialog.getByRole('button', { name: p.keep }).click()
    await expect(editorOf('de').getByRole('img', { name: 'Ein Beleg am Fenster' })).toBeVisible({ timeout: 60_000 })
  })

  await test.step('it stands in the other language too, with the words of that one', async () => {
    await toSide('en')
    const picture = editorOf('en').getByRole('img', { name: 'A voucher at the window' })
    await expect(picture).toBeVisible()
    // Behind the first paragraph, as in the other text.
    expect(await picture.evaluate((one) => one.previousElementSibling?.previousElementSibling)).toBeNull()
    await expect(page.getByText(read('desk/content', language).faults.pictures_differ ?? '')).toHaveCount(0)
    await keep('text')
  })

  await test.step('changed where it stands, with a caption', async () => {
    await editorOf('en').getByRole('img', { name: 'A voucher at the window' }).click()
    await toolbarOf('en').getByRole('button', { name: tools.picture }).click()
    const alt = dialog.getByLabel(p.alt.en)
    await expect(alt).toHaveValue('A voucher at the window')
    await alt.fill(' ')
    await dialog.getByRole('button', { name: p.inText.keep }).click()
    await expect(dialog.getByRole('alert')).toHaveText(p.inText.blank)
    await alt.fill('A voucher at the window')
    await dialog.getByLabel(p.inText.caption).fill('The voucher as it arrives')
    await expectGoodScreen(page)
    await keep('words')
    await dialog.getByRole('button', { name: p.inText.keep }).click()
    await expect(editorOf('en').getByRole('img')).toHaveCount(1)
    await expect(editorOf('en').getByRole('figure')).toContainText('The voucher as it arrives')
  })

  await test.step('seen in a preview, then published, and nothing moves when it arrives', async () => {
    await expect(page.getByRole('button', { name: w.publish.open })).toBeEnabled({ timeout: 15_000 })
    const { revisions } = { revisions: await office.db.selectFrom('document_drafts').selectAll().execute() }
    const source = await (await fetch(`${server.url}/${slug}`)).text()
    expect(source).not.toContain('<figure class="article-picture')
    for (const { text, document_id } of revisions) {
      // One line came, with an empty one; all other lines stay.
      expect([document_id, text?.match(/^!\[.*$/gm)?.length]).toEqual([document_id, 1])
    }
    await page.getByRole('button', { name: w.publish.open }).click()
    await page.getByLabel(w.publish.why).fill('Ein Bild')
    await expectGoodScreen(page)
    await dialog.getByRole('button', { name: w.publish.button }).click()
    await expect(page.locator('.undo')).toContainText(w.outcome.isPublic, { timeout: 60_000 })
    const visitor = await atDesk(look)
    await visitor.goto(`${language === 'en' ? '/en' : ''}/${slug}`)
    const figure = visitor.locator('.article-picture')
    const before = await figure.boundingBox()
    await figure.scrollIntoViewIfNeeded()
    const image = figure.getByRole('img')
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBeTruthy()
    // Sizes are whole pixels, so the proportions of one differ a little from the article's.
    const moved = ((await figure.boundingBox())?.height ?? Number.NaN) - (before?.height ?? Number.NaN)
    expect(Math.abs(moved)).toBeLessThan(0.5)
    expect(await image.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\.avif$/)
    await expectGoodScreen(visitor)
    await keep('page', visitor)
  })
})
