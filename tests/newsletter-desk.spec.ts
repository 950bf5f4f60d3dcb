import type { Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { calls } from '#contract/calls.ts'
import { fill } from '#desk/fill.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/open.ts'
import { expect, expectGoodScreen, test } from './support/desk-test.ts'
import { addReaders, issueDraft } from './support/readers.ts'

const w = {
  documents: read('desk/documents', 'de'),
  files: read('desk/files', 'de'),
  people: read('desk/people', 'de'),
  readers: read('desk/readers', 'de'),
  sender: read('desk/sender', 'de'),
  shell: read('desk/shell', 'de'),
  signIn: read('desk/sign-in', 'de'),
}

const laptop = { width: 1280, height: 900 }

const look = { locale: 'de-CH', viewport: laptop, colorScheme: 'light' } as const

/** Text of a dialog's or status' role, which several parts of a page may have. */
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

/** Words of tabs that run into their neighbours. */
function overlappingTabs(page: Page): Promise<string[]> {
  return page.locator('.tabs a').evaluateAll((links) =>
    links.flatMap((link, index) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      const [own, next] = [words.getBoundingClientRect(), links[index + 1]?.getBoundingClientRect()]
      return next && next.top === link.getBoundingClientRect().top && own.right > next.left
        ? [link.textContent ?? '']
        : []
    }),
  )
}

test("the owner's newsletter", async ({ atDesk, operator, visitorSends, server }) => {
  test.setTimeout(120_000)
  const { imports } = w.readers
  const page = await atDesk(look)
  /** Keeps a picture of each state where PICTURES names a folder. */
  const good = async (name: string) => {
    await expectGoodScreen(page)
    expect(await overlappingTabs(page)).toEqual([])
    if (process.env.PICTURES)
      await page.screenshot({
        path: `${process.env.PICTURES}/${name}-${look.viewport.width}-${look.colorScheme}.png`,
        fullPage: true,
      })
  }

  await test.step('nobody reads yet', async () => {
    const { url } = await operator<{ url: string }>(
      'desk',
      'invite',
      'mira@saldora.example',
      '--name',
      'Mira',
      '--role',
      'owner',
    )
    await page.goto(url)
    await page.getByLabel(w.signIn.enrol.deviceName).fill('Laptop')
    await page.getByRole('button', { name: w.signIn.enrol.button }).click()
    await page.waitForURL('/desk/today')
    await page.goto('/desk/newsletter/readers')
    await expect(page.getByText(w.readers.empty.all)).toBeVisible()
    await good('readers-empty')
    await page.goto('/desk/newsletter/reports')
    await expect(page.getByText(w.readers.reports.none)).toBeVisible()
    await good('reports-empty')
  })

  const list =
    'E-Mail;Sprache\r\nmira@muster.example;Deutsch\r\nRené <x>;de\r\ngone@muster.example;de\r\nmira@muster.example;en\r\njohn@muster.example;en\r\n'
  await test.step('a list is checked, and nothing changes', async () => {
    await operator('newsletter', 'bounce', 'gone@muster.example')
    await page.goto('/desk/newsletter/imports')
    await good('imports-empty')
    await page.getByRole('button', { name: imports.check }).click()
    for (const problem of ['no_file', 'bad_source', 'bad_consent'] as const)
      await expect(page.getByRole('alert').filter({ hasText: imports.problems[problem] })).toBeVisible()
    await expect(page.getByLabel(imports.file, { exact: true })).toBeFocused()
    const buffer = Buffer.from(list, 'latin1')
    await page
      .getByLabel(imports.file, { exact: true })
      .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('liste.csv', { exact: true })).toBeVisible()
    await page.getByLabel(imports.source).fill('Mailchimp')
    await page.getByLabel(imports.consent).fill('ja')
    await page.getByRole('button', { name: imports.check }).click()
    await expect(page.getByRole('alert').filter({ hasText: imports.problems.bad_consent })).toBeVisible()
    await expect(page.getByLabel(imports.consent)).toBeFocused()
    await good('imports-refused')
    await page.getByLabel(imports.consent).fill('Doppeltes Opt-in bei Mailchimp, Ausfuhr vom 20.11.2026')
    await page.getByRole('button', { name: imports.check }).click()
    await expect(status(page, /2 (neu|new)/)).toBeVisible()
    for (const reason of ['bad_address', 'bounced', 'twice'] as const) {
      await expect(page.getByRole('cell', { name: imports.reasons[reason], exact: true })).toBeVisible()
    }
    await good('imports-checked')
    expect(await operator<object[]>('newsletter', 'readers')).toHaveLength(0)
  })

  await test.step('what was checked is imported, once the passkey was shown again', async () => {
    const run = page.getByRole('button', { name: imports.run.replace('{count}', '2') })
    const file = page.getByLabel(imports.file, { exact: true })
    const mimeType = 'text/csv'
    await file.setInputFiles({ name: 'other.csv', mimeType, buffer: Buffer.from('email\nother@muster.example') })
    await expect(run).toHaveCount(0)
    await file.setInputFiles({ name: 'liste.csv', mimeType, buffer: Buffer.from(list, 'latin1') })
    await page.getByRole('button', { name: imports.check }).click()
    await expect(run).toBeVisible()
    const store = openStore(readConfig({ DATA_DIR: server.dataDir }))
    const verified_at = new Date(Date.now() - 600_000).toISOString()
    await store.db.updateTable('desk_sessions').set({ verified_at }).execute()
    await store.close()
    await run.click()
    await page.getByRole('button', { name: w.shell.verify.button }).click()
    await expect(status(page, /^2 (importiert|imported)/)).toBeVisible()
    await good('imports-done')
    expect(await operator('newsletter', 'readers')).toMatchObject([{ imported: true }, { imported: true }])
    await expect(page.getByRole('rowheader', { name: /Mailchimp/ })).toBeVisible()
  })

  await test.step('the list tells states apart, is searched, and keeps its address', async () => {
    await visitorSends(calls.newsletterSubscribe, { email: 'sabine@gerber.example' })
    await operator('newsletter', 'take-out', 'john@muster.example')
    await page.goto('/desk/newsletter/readers')
    for (const state of ['waiting', 'confirmed', 'left'] as const) {
      await expect(page.getByRole('cell', { name: w.readers.states[state], exact: true })).toBeVisible()
    }
    await good('readers')
    const waiting = page.getByRole('link', { name: `${w.readers.tabs.waiting} 1` })
    await waiting.click()
    // The address is there a moment before the page, whose search keeps the state.
    await expect(waiting).toHaveAttribute('aria-current', 'page')
    await page.getByLabel(w.readers.search).fill('gerber')
    await page.getByLabel(w.readers.search).press('Enter')
    await page.waitForURL('/desk/newsletter/readers?state=waiting&q=gerber')
    await expect(page.getByRole('link', { name: 'sabine@gerber.example' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: w.readers.file }).click()
    expect((await download).suggestedFilename()).toBe(`${w.files.names.readers}.csv`)
  })

  await test.step('an address that is only suppressed is listed, and let in again', async () => {
    const { strangers, lift } = w.readers
    await page.goto('/desk/newsletter/readers')
    await page.getByRole('link', { name: `${strangers.tab} 1` }).click()
    await expect(page.getByRole('rowheader', { name: 'gone@muster.example' })).toBeVisible()
    await good('suppressed')
    await page.getByRole('button', { name: lift.open }).click()
    await page.getByLabel(lift.because).selectOption('mistake')
    await good('suppressed-lift')
    await page.getByRole('button', { name: lift.button, exact: true }).click()
    await expect(status(page, strangers.lifted.replace('{email}', 'gone@muster.example'))).toBeVisible()
    await expect(page.getByText(strangers.none)).toBeVisible()
    await good('suppressed-none')
    await page.goto('/desk/newsletter/readers?q=gerber')
  })

  await test.step('a reader has a history, is asked again within limits, taken out, blocked and let in', async () => {
    await page.getByRole('link', { name: 'sabine@gerber.example' }).click()
    await expect(page.getByText(w.readers.card.events.asked)).toBeVisible()
    await page.getByRole('button', { name: w.readers.resend.key }).click()
    await expect(status(page, w.readers.resend.problems.too_many)).toBeVisible()
    await good('reader-waiting')
    await page.goto('/desk/newsletter/readers?q=mira')
    await page.getByRole('link', { name: 'mira@muster.example' }).click()
    await expect(page.getByText('Doppeltes Opt-in bei Mailchimp')).toBeVisible()
    await operator('newsletter', 'bounce', 'mira@muster.example')
    await page.reload()
    await page.getByRole('button', { name: w.readers.lift.open }).click()
    await page.getByLabel(w.readers.lift.because).selectOption('mended')
    await good('reader-lift')
    await page.getByRole('button', { name: w.readers.lift.button, exact: true }).click()
    await expect(page.getByText(w.readers.card.events.lifted)).toBeVisible()
    await page.getByRole('link', { name: w.readers.card.person }).click()
    // The page before has the same key, and no undo once it was left.
    await expect(page.getByRole('heading', { name: w.people.consents })).toBeVisible()
    const takeOut = page.getByRole('button', { name: w.people.takeOut.key })
    await takeOut.click()
    await expect(takeOut).toHaveCount(0)
    await page.getByRole('button', { name: new RegExp(`^${w.shell.undo.key}`) }).click()
    await expect(takeOut).toBeVisible()
    await page.getByRole('link', { name: w.people.readerLink }).click()
    await page.getByRole('link', { name: 'mira@muster.example' }).click()
    await takeOut.click()
    await expect(page.getByText(w.readers.card.events['taken-out'])).toBeVisible()
    await expect(takeOut).toHaveCount(0)
    await page.getByRole('button', { name: new RegExp(`^${w.shell.undo.key}`) }).click()
    await expect(takeOut).toBeVisible()
    await takeOut.click()
    await expect(takeOut).toHaveCount(0)
    await good('reader-left')
    await page.getByRole('link', { name: w.readers.card.person }).click()
    await expect(page.getByRole('heading', { name: 'mira@muster.example' })).toBeVisible()
  })

  await test.step('the import is taken back; who has acted stays', async () => {
    await page.goto('/desk/newsletter/imports')
    await page.getByRole('button', { name: new RegExp(`^${imports.undo.open.replace('…', '').trim()}`) }).click()
    await good('imports-undo')
    const dialog = page.getByRole('dialog', { name: imports.undo.title })
    await dialog.getByRole('button', { name: imports.undo.button, exact: true }).click()
    await expect(page.getByText(/(zurückgenommen|undone) .*, 0/)).toBeVisible()
    // Who stays is still said when the list knows of it.
    await expect(dialog.getByRole('status')).toContainText(fill(imports.undo.stay.ended, { count: 2 }))
    await good('imports-undone')
    await dialog.getByRole('button', { name: w.shell.close, exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(await operator('newsletter', 'imports')).toMatchObject([{ removed: 0, held: 2 }])
  })

  await test.step('what became of an issue is told in counts', async () => {
    const store = openStore(readConfig({ DATA_DIR: server.dataDir }))
    const [issue_id, at] = ['issue-1', '2026-11-20T08:00:00.000Z']
    const { html } = issueDraft()
    const links = ['/blog/qr-rechnung-automation-schweiz', '/tools/qr-bill', '/contact']
    await addReaders(store.db, 1)
    await store.db
      .insertInto('newsletter_issues')
      .values({
        ...issueDraft({ slug: 'dezember', subject: 'Drei Listen vor dem Abschluss' }),
        html: html + links.map((path) => `<a href="http://localhost:3000${path}">x</a>`).join(''),
        ...{ id: issue_id, started_at: at, queued_to: null, queued_count: 374, queued_at: at },
        ...{ pause_reason: null, state_changed_at: null, resumed_at: null },
      })
      .execute()
    const outcomes = [
      ['delivered', '', 368],
      ['refused', '5.1.1', 4],
      ['refused', '5.7.1', 2],
      ['left', '', 2],
      ['complained', '', 1],
    ] as const
    for (const [outcome, reason, count] of outcomes) {
      await store.db.insertInto('issue_outcomes').values({ issue_id, outcome, reason, count }).execute()
    }
    for (const [index, target] of links.entries()) {
      if (index < 2)
        await store.db
          .insertInto('issue_clicks')
          .values({ issue_id, target, clicks: 34 - index * 15 })
          .execute()
    }
    await store.close()
    await page.goto('/desk/newsletter/reports')
    await good('reports')
    await page.getByRole('link', { name: 'Drei Listen vor dem Abschluss' }).click()
    await expect(
      page.getByRole('rowheader', { name: w.documents.titles['tools/qr-bill'] ?? '', exact: true }),
    ).toBeVisible()
    await expect(page.getByText(w.readers.reports.codes['5.1'])).toBeVisible()
    await expect(page.getByText('53')).toHaveCount(2)
    await good('report')
  })

  await test.step('the sender is looked at, in words for a DNS panel', async () => {
    await page.goto('/desk/newsletter/sender')
    await good('sender')
    await page.getByRole('button', { name: w.sender.check }).click()
    await expect(status(page, w.sender.bad)).toBeVisible({ timeout: 40_000 })
    await expect(page.getByText(w.sender.findings.smtp_files.slice(0, 30))).toBeVisible()
    await good('sender-checked')
  })
})
