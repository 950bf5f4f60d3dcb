import { read } from '#content/documents.ts'
import { openOffice } from './desk-office.ts'
import { expect, expectGoodScreen, sit, type test } from './desk-test.ts'

type Desk = Pick<Parameters<Parameters<typeof test>[2]>[0], 'atDesk' | 'server'>

const laptop = { width: 1280, height: 900 }

/** The words of the editor, as its reader in German has them. */
export const editorWords = read('desk/content', 'de')
export const { titles } = read('desk/documents', 'de')
export const { labels, ones } = read('desk/fields', 'de')
export const german = (label = '') => `${label}, ${editorWords.languages.de}`
export const english = (label = '') => `${label}, ${editorWords.languages.en}`

/** What a new document lacks, as its foot says it. */
export const stillMissing = new RegExp(
  `${editorWords.checks.missingOne.slice(1)}|${editorWords.checks.missingMany.replace('{count}', '')}`,
)

/** Somebody who edits the site's content in German at a laptop, and a visitor who looks at what was published. */
export async function openEditor({ atDesk, server }: Desk) {
  const office = await openOffice(server)
  const mira = await atDesk({ locale: 'de-CH', viewport: laptop, colorScheme: 'light' })
  const visitor = await atDesk({ locale: 'de-CH', viewport: laptop })
  await sit(mira, office, 'de')
  const bar = mira.locator('.publish-bar')
  const w = editorWords

  return {
    office,
    mira,
    visitor,
    bar,

    async open(title = '') {
      await mira.goto('/desk/content')
      await mira.getByRole('link', { name: title, exact: true }).click()
      await expect(mira.getByRole('heading', { level: 1, name: title })).toBeVisible()
    },

    unfold: (name: string | RegExp) => mira.locator('summary').filter({ hasText: name }).first().click(),

    /** What was typed is kept, so that another page may be opened. */
    saved: () => expect(mira.getByText(/^Entwurf gesichert/)).toBeVisible({ timeout: 60_000 }),

    /** From the press to what every server shows, as the page tells it; with others that wait to be published. */
    async publish(...others: (string | undefined)[]) {
      await expect(mira.getByRole('button', { name: w.publish.open })).toBeEnabled({ timeout: 60_000 })
      await expect(bar).not.toContainText(stillMissing, { timeout: 60_000 })
      await mira.getByRole('button', { name: w.publish.open }).click()
      await mira.getByLabel(w.publish.why).fill('Aus dem Test')
      await expect(mira.getByRole('dialog').locator('.changes')).toBeVisible()
      await expect(mira.getByRole('dialog').locator('.changes')).not.toContainText(/##|\*\*|\{/)
      const dialog = mira.getByRole('dialog')
      if (others.length > 0) await dialog.getByText(w.publish.together).click()
      for (const other of others) await dialog.getByLabel(other ?? '').check()
      await expectGoodScreen(mira)
      await dialog.getByRole('button', { name: w.publish.button }).click()
      await expect(mira.getByRole('dialog')).toBeHidden({ timeout: 60_000 })
      await expect(mira.locator('.undo')).toContainText(w.outcome.isPublic, { timeout: 60_000 })
      // What became of it is said once.
      expect(await bar.locator('.outcome').innerText()).not.toContain(w.outcome.waiting)
    },
  }
}
