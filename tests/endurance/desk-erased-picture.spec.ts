import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { read } from '#content/documents.ts'
import { fill } from '#desk/fill.ts'
import { openOffice } from '../support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from '../support/desk-test.ts'
import { portraitPhoto } from '../support/portrait-photo.ts'

/** Promise: a picture that an owner erases is gone, from earlier revisions too. */

const language = 'en'
const look = { locale: 'en-GB', viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

test(`a picture that an earlier revision names is erased by the owner, ${language}`, async ({
  atDesk,
  operator,
  server,
}) => {
  test.setTimeout(120_000)
  const w = read('desk/pictures', language)
  const office = await openOffice(server)
  const folder = await mkdtemp(path.join(tmpdir(), 'erased-'))
  await writeFile(path.join(folder, 'sabine.jpg'), await portraitPhoto(900, 700))
  const words = ['--de', 'Sabine Frei am Fenster', '--en', 'Sabine Frei at the window']
  const { address } = await operator<{ address: string }>('pictures', 'add', path.join(folder, 'sabine.jpg'), ...words)
  await rm(folder, { recursive: true })
  await office.db
    .insertInto('document_revisions')
    .values({
      ...{ document_id: 'company', number: 1, text: `image: ${address}\n`, compared_hash: null, why: 'With her' },
      ...{ author_kind: 'command-line', author_id: null, author_name: 'Mira', created_at: new Date().toISOString() },
    })
    .execute()
  const places = read('desk/documents', language).titles.company ?? ''

  await test.step('others of the team are told who may', async () => {
    const page = await atDesk(look)
    await sit(page, office, language, 'office')
    await page.goto('/desk/content/pictures')
    await page.getByRole('button', { name: w.remove }).click()
    await expect(page.getByRole('status').first()).toHaveText(fill(w.usedBefore, { places }))
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('the owner is told what else changes, and it is gone', async () => {
    const page = await atDesk(look)
    await sit(page, office, language)
    await page.goto('/desk/content/pictures')
    const dialog = page.getByRole('dialog', { name: w.erase.title })
    await page.getByRole('button', { name: w.remove }).click()
    await expect(dialog).toContainText(fill(w.erase.text, { places }))
    await expectGoodScreen(page)
    await dialog.getByRole('button', { name: read('desk/shell', language).cancel }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: w.remove }).click()
    await dialog.getByRole('button', { name: w.erase.button }).click()
    await expect(page.getByRole('status').first()).toHaveText(w.erase.done)
    await expect(page.getByText(w.empty)).toBeVisible()
    expect((await fetch(server.url + address)).status).toBe(404)
  })
  await office.store.close()
})
