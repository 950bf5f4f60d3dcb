import type { Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { hourMs } from '#contract/milliseconds.ts'
import { fill } from '#desk/fill.ts'
import { openOffice } from './support/desk-office.ts'
import { test as deskTest, expect, expectGoodScreen, sit } from './support/desk-test.ts'
import { answerFormsLast } from './support/loading-meanwhile.ts'
import { type MailServer, openMailServer } from './support/mail-server.ts'
import { manyVisitors } from './support/many-visitors.ts'
import { addReaders } from './support/readers.ts'
import { startServer } from './support/server.ts'
import { wordClipboard } from './support/word-clipboard.ts'

const w = {
  editor: read('desk/editor', 'de'),
  newsletter: read('desk/newsletter', 'de'),
  outbox: read('desk/outbox', 'de'),
  shell: read('desk/shell', 'de'),
  signIn: read('desk/sign-in', 'de'),
}
const n = w.newsletter

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 900 }

/** The desk's server with a mail server behind it. */
const test = deskTest.extend<{ mailServer: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  mailServer: async ({}, use) => {
    const mailServer = await openMailServer()
    await use(mailServer)
    await mailServer.close()
  },
  server: async ({ mailServer }, use) => {
    const server = await startServer({ ...manyVisitors, SITE_URL: 'http://localhost:3000', SMTP_URL: mailServer.url })
    await use(server)
    await server.stop()
  },
})

const locale = 'de-CH'
const writes = 'light'
const releases = 'dark'

test('an issue is written, checked, released and sent', async ({ atDesk, operator, server, mailServer }) => {
  test.setTimeout(240_000)
  const jonas = await atDesk({ locale, viewport: laptop, colorScheme: writes })
  const mira = await atDesk({ locale, viewport: phone, colorScheme: releases })
  const office = await openOffice(server)
  const readers = await addReaders(office.db, 12)
  const english = await addReaders(office.db, 3, { language: 'en', name: 'english' })

  await test.step('Jonas sits at the desk; Mira enrols a passkey, which a release asks for again', async () => {
    await sit(jonas, office, 'de', 'office')
    const who = ['mira@saldora.example', '--name', 'Mira Beispiel', '--role', 'owner']
    const { url } = await operator<{ url: string }>('desk', 'invite', ...who)
    await mira.goto(url)
    await mira.getByLabel(w.signIn.enrol.deviceName).fill('Laptop')
    await mira.getByRole('button', { name: w.signIn.enrol.button }).click()
    await mira.waitForURL('/desk/today')
  })

  const letter = jonas.frameLocator('iframe.letter')
  const field = jonas.getByRole('textbox', { name: n.fields.body, exact: true })

  await test.step('Jonas begins an issue and writes', async () => {
    await jonas.goto('/desk/newsletter')
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: n.add.open }).click()
    await expectGoodScreen(jonas)
    await jonas.getByLabel(n.add.name).fill('Dezember 2026')
    await jonas.getByRole('button', { name: n.add.button }).click()
    await jonas.waitForURL(/\/desk\/newsletter\/issues\//)
    await expect(jonas.getByRole('toolbar')).toBeVisible()
    await expectGoodScreen(jonas)
    await jonas.getByLabel(n.fields.subject).fill('Drei Listen vor dem Abschluss')
    await jonas.getByLabel(n.fields.preheader).fill('Daueraufträge, Steuercodes, Lieferanten.')
    await field.click()
    await jonas.keyboard.type('Der Dezember wird ')
    await jonas.keyboard.press('Control+b')
    await jonas.keyboard.type('ruhiger')
    await jonas.keyboard.press('Control+b')
    await jonas.keyboard.type('.')
    await jonas.keyboard.press('Enter')
    await jonas.keyboard.type('## Daueraufträge')
    await jonas.keyboard.press('Enter')
    await jonas.keyboard.type('- eins')
    await jonas.keyboard.press('Enter')
    await jonas.keyboard.type('zwei')
    await expect(letter.getByRole('listitem').filter({ hasText: 'zwei' })).toBeVisible()
    await expect(letter.getByRole('heading', { name: 'Drei Listen vor dem Abschluss' })).toBeVisible()
    await expect(letter.locator('strong')).toHaveText('ruhiger')
  })

  await test.step('what is typed after a link was set stands behind it', async () => {
    await jonas.keyboard.press('Shift+Home')
    await jonas.keyboard.press('Control+k')
    await expect(jonas.locator('#link-text')).toHaveValue('zwei')
    await jonas.locator('#link-href').fill('/blog')
    await jonas.getByRole('button', { name: w.editor.link.keep }).click()
    await jonas.keyboard.type(', drei')
    await expect(field.locator('li').last()).toHaveText('zwei, drei')
    await expect(field.locator('li a')).toHaveText('zwei')
  })

  await test.step('what is pasted from Word comes clean', async () => {
    await jonas.keyboard.press('Enter')
    await jonas.keyboard.press('Enter')
    await paste(field, wordClipboard)
    await expect(field.locator('h2').filter({ hasText: 'Belege ohne Steuercode' })).toBeVisible()
    await expect(field.locator('ul li').filter({ hasText: 'Eingangsrechnungen' })).toBeVisible()
    await expect(field.locator('strong').filter({ hasText: 'alles' })).toBeVisible()
    await expect(field.locator('ol li')).toHaveCount(2)
    await expect(field.locator('table tr')).toHaveCount(2)
    expect(await field.innerHTML()).not.toMatch(/mso|class="Mso|style=|o:p|·|font/i)
  })

  await test.step('a picture comes with words of its own', async () => {
    await jonas.getByRole('toolbar').getByRole('button', { name: w.editor.tools.picture }).click()
    await jonas.getByLabel(w.editor.picture.file).setInputFiles('tests/support/pictures/bill.png')
    await jonas.getByRole('button', { name: w.editor.picture.keep }).click()
    await expect(jonas.getByText(w.editor.picture.problems.alt)).toBeVisible()
    await expectGoodScreen(jonas)
    await jonas.getByLabel(w.editor.picture.alt).fill('Eine Rechnung mit QR-Code')
    await jonas.getByRole('button', { name: w.editor.picture.keep }).click()
    const picture = letter.getByRole('img', { name: 'Eine Rechnung mit QR-Code' })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('a picture of the library is asked for anew when it is pasted, with its file at hand', async () => {
    const file = 'tests/support/pictures/bill.png'
    const { address } = await operator<{ address: string }>('pictures', 'add', file, '--de', 'Beleg', '--en', 'Bill')
    await field.click()
    await jonas.keyboard.press('Control+End')
    // The editor hears of the caret a moment later, when nobody is in the table any more.
    await expect
      .poll(() => field.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('table') ?? null))
      .toBeNull()
    await paste(field, `<p>Wie hier:</p><p><img src="${address}" alt="Beleg"></p>`)
    const dialog = jonas.getByRole('dialog')
    await expect(dialog.getByText(w.editor.picture.foreign)).toBeVisible()
    await expectGoodScreen(jonas)
    await dialog.getByLabel(w.editor.picture.alt).fill('Der Beleg aus der Sammlung')
    await dialog.getByRole('button', { name: w.editor.picture.keep }).click()
    const copy = field.getByRole('img', { name: 'Der Beleg aus der Sammlung' })
    await expect(copy).toHaveAttribute('src', /newsletter\/pictures\//)
    await expect(field.locator(`img[src*="${address}"]`)).toHaveCount(0)
  })

  await test.step('a link that leads nowhere stops the release until it is mended', async () => {
    await jonas.getByRole('toolbar').getByRole('button', { name: w.editor.tools.button }).click()
    await jonas.locator('#link-href').fill('/gibt-es-nicht')
    await jonas.locator('#link-text').fill('Beitrag lesen')
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.editor.link.keep }).click()
    await expect(jonas.locator('.check').filter({ hasText: '/gibt-es-nicht' })).toBeVisible()
    await expect(jonas.getByRole('button', { name: n.release.ask })).toBeDisabled()
    await expectGoodScreen(jonas)
    await field.locator('a').filter({ hasText: 'Beitrag lesen' }).click()
    await jonas.keyboard.press('Control+k')
    await expect(jonas.locator('#link-href')).toHaveValue('/gibt-es-nicht')
    await jonas.locator('#link-href').fill('/blog')
    await jonas.getByRole('button', { name: w.editor.link.keep }).click()
    await expect(jonas.getByRole('button', { name: n.release.ask })).toBeEnabled()
  })

  await test.step('without a line the words stay, and are kept when it is back', async () => {
    await jonas.context().setOffline(true)
    await jonas.getByLabel(n.fields.preheader).fill('Daueraufträge, Steuercodes und Lieferanten.')
    await expect(jonas.getByText(n.offline)).toBeVisible()
    await expectGoodScreen(jonas)
    await jonas.context().setOffline(false)
    await expect(jonas.getByText(n.offline)).toBeHidden({ timeout: 15_000 })
    await jonas.reload()
    await expect(jonas.getByLabel(n.fields.preheader)).toHaveValue('Daueraufträge, Steuercodes und Lieferanten.')
    await expect(field).toContainText('Belege ohne Steuercode')
  })

  await test.step('two people see each other, and the second to save is asked', async () => {
    await mira.goto(jonas.url())
    await expect(mira.locator('.others')).toContainText('Jonas Muster')
    await expect(jonas.locator('.others')).toContainText('Mira Beispiel')
    await expectGoodScreen(mira)
    await jonas.context().setOffline(true)
    await jonas.getByLabel(n.fields.subject).fill('Von Jonas')
    await expect(jonas.getByText(n.offline)).toBeVisible()
    await mira.getByLabel(n.fields.subject).fill('Von Mira')
    await expect(mira.getByRole('status').filter({ hasText: 'Mira Beispiel' })).toBeVisible()
    await jonas.context().setOffline(false)
    await expect(jonas.getByRole('alert').filter({ hasText: 'Mira Beispiel' })).toBeVisible({ timeout: 15_000 })
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: n.conflict.mine }).click()
    await expect(mira.getByLabel(n.fields.subject)).toHaveValue('Von Jonas')
    await jonas.getByText(n.versions.title).click()
    await expect(jonas.getByText(n.versions.aside)).toBeVisible()
    await expectGoodScreen(jonas)
    await jonas.getByLabel(n.fields.subject).fill('Drei Listen vor dem Abschluss')
    await expect(mira.getByLabel(n.fields.subject)).toHaveValue('Drei Listen vor dem Abschluss')
  })

  await test.step('the letter is looked at on a telephone, in the dark, and as text', async () => {
    await jonas.getByRole('button', { name: n.letter.phone }).click()
    await jonas.getByRole('button', { name: n.letter.dark, exact: true }).click()
    await expect(letter.getByRole('heading', { name: 'Drei Listen' })).toHaveCSS('color', 'rgb(240, 235, 225)')
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: n.letter.text, exact: true }).click()
    await expect(letter.locator('pre')).toContainText('Beitrag lesen:\nhttp://localhost:3000/blog')
  })

  await test.step('the same in English, beside it, and the letter follows', async () => {
    const addEnglish = fill(n.addLanguage, { language: n.languages.en })
    await jonas.getByRole('button', { name: addEnglish }).click()
    await jonas.waitForURL(/language=en/)
    await expect(jonas.getByRole('toolbar')).toBeVisible()
    await expect(jonas.getByLabel(n.fields.subject)).toHaveValue('')
    await jonas.getByLabel(n.fields.subject).fill('Three lists before closing')
    await jonas.getByLabel(n.fields.preheader).fill('Standing orders, tax codes, suppliers.')
    await field.click()
    await jonas.keyboard.type('December gets quieter.')
    await jonas.getByRole('button', { name: n.letter.wide, exact: true }).click()
    await expect(letter.getByRole('heading', { name: 'Three lists before closing' })).toBeVisible()
    await expect(letter.locator('body')).toContainText('December gets quieter.')
    await expect(letter.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expectGoodScreen(jonas)
  })

  await test.step('a test of both goes to Jonas, and he asks for the release', async () => {
    const subjects = () => mailServer.mails.map(({ subject }) => subject)
    await jonas.getByRole('button', { name: n.checks.test }).first().click()
    await expect.poll(subjects).toEqual(['[Test] Drei Listen vor dem Abschluss', '[Test] Three lists before closing'])
    // And it stays said once nothing warns any more that there was none.
    await expect(jonas.getByText(n.checks.found.tested ?? '')).toBeVisible()
    await expect(jonas.locator('.test-copy').getByRole('status')).toContainText('@')
    await jonas.getByRole('link', { name: n.languages.de, exact: true }).click()
    await jonas.waitForURL(/language=de/)
    // The next step stands at the foot until what is asked there is on the screen.
    await jonas.evaluate(() => scrollTo(0, 0))
    await jonas.getByRole('link', { name: n.release.decide }).click()
    await expect(jonas.getByRole('button', { name: n.release.ask })).toBeInViewport()
    await expect(jonas.getByRole('link', { name: n.release.decide })).toHaveCount(0)
    await jonas.getByRole('button', { name: n.release.ask }).click()
    await expect(jonas.getByText(n.release.askedText)).toBeVisible()
    // The next step is Mira's, and what is still open is said at the foot.
    await expect(jonas.locator('.key.main')).toHaveCount(0)
    await expect(jonas.getByRole('link', { name: new RegExp(`^${n.checks.title}: `) })).toBeVisible()
    await expectGoodScreen(jonas)
  })

  await test.step('Mira finds it under Today and releases it, with her passkey shown again', async () => {
    await mira.goto('/desk/today')
    await expectGoodScreen(mira)
    await mira.getByRole('link', { name: 'Dezember 2026' }).first().click()
    // Before the whole text.
    await expect(mira.getByRole('button', { name: n.release.confirm.open, exact: true })).toBeInViewport()
    await expectGoodScreen(mira)
    await office.db.updateTable('desk_sessions').set({ verified_at: '2026-01-01T00:00:00.000Z' }).execute()
    await mira.locator('.release summary').click()
    await mira.getByLabel(n.release.rate).fill('6000')
    await mira.getByRole('button', { name: n.release.confirm.open, exact: true }).click()
    await expect(mira.getByRole('dialog')).toContainText(n.release.confirm.now)
    await mira.getByRole('button', { name: n.release.release, exact: true }).click()
    // What is asked stands alone: the dialog below would stick out above and below.
    const below = mira.getByRole('dialog', { name: n.release.confirm.title, includeHidden: true })
    await expect(mira.getByRole('dialog', { name: w.shell.verify.title })).toBeVisible()
    await expect(below).toHaveCSS('opacity', '0')
    await mira.getByRole('button', { name: w.shell.verify.button }).click()
    await expect(mira.getByText(`, ${n.states.sent}`)).toHaveCount(2, { timeout: 30_000 })
    await expectGoodScreen(mira)
    const sentTo = (subject: string) =>
      mailServer.mails.filter((mail) => mail.subject === subject).map(({ to }) => [to].flat()[0]?.text)
    const addresses = (some: { email: string }[]) => some.map(({ email }) => email).toSorted()
    expect(sentTo('Drei Listen vor dem Abschluss').toSorted()).toEqual(addresses(readers))
    expect(sentTo('Three lists before closing').toSorted()).toEqual(addresses(english))
    const link = (subject: string) => mailServer.mails.findLast((mail) => mail.subject === subject)?.text
    expect(link('Drei Listen vor dem Abschluss')).toContain('/n/dezember-2026.de/newsletter/issues/dezember-2026')
    expect(link('Three lists before closing')).toContain('/n/dezember-2026.en/en/newsletter/issues/dezember-2026')
  })

  await test.step('everybody can read it on the site, without anybody’s own links', async () => {
    await jonas.goto('/newsletter/issues/dezember-2026')
    await expect(jonas.getByRole('heading', { level: 1 })).toHaveText('Drei Listen vor dem Abschluss')
    await expect(jonas.getByRole('img', { name: 'Eine Rechnung mit QR-Code' })).toBeVisible()
    expect(await jonas.content()).not.toMatch(/token=|unsubscribe-link|preferences-link/)
    await expectGoodScreen(jonas)
    await jonas.goto('/newsletter/issues')
    await expect(jonas.getByRole('link', { name: 'Drei Listen vor dem Abschluss' })).toBeVisible()
    await expectGoodScreen(jonas)
    await mira.goto('/en/newsletter/issues/dezember-2026')
    await expect(mira.getByRole('heading', { level: 1 })).toHaveText('Three lists before closing')
    await expect(mira.getByText('December gets quieter.')).toBeVisible()
    await expectGoodScreen(mira)
    await mira.goto('/en/newsletter/issues')
    await expect(mira.getByRole('link', { name: 'Three lists before closing' })).toBeVisible()
  })

  await test.step('two presses stop it and let nothing go on, and what is taken back counts as not sent', async () => {
    const inAnHour = new Date(Date.now() + hourMs / 2).toISOString()
    const later = { status: 'queued', next_attempt_at: inAnHour, sent_at: null } as const
    const ofEnglish = office.db.updateTable('outbox').set(later).where('letter', '=', 'newsletter-issue')
    await ofEnglish.where('language', '=', 'en').execute()
    await mira.goto('/desk/newsletter')
    await expect(mira.getByRole('heading', { name: n.list.going })).toBeVisible()
    await mira.locator('main a[href*="/newsletter/issues/"]:not([href$="/report"])').last().click()
    const pause = mira.getByRole('button', { name: n.sending.pause, exact: true })
    const resume = mira.getByRole('button', { name: n.sending.resume, exact: true })
    await expect(pause).toBeInViewport()
    const acts: (string | null)[] = []
    mira.on('request', (request) => acts.push(new URLSearchParams(request.postData() ?? '').get('act')))
    // The second press comes as soon as something else stands there.
    await mira.evaluate((label) => {
      const watcher = new MutationObserver(() => {
        const key = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
        if (!key) return
        watcher.disconnect()
        key.click()
      })
      watcher.observe(document.body, { childList: true, subtree: true })
    }, n.sending.resume)
    await pause.click()
    await expect(resume).not.toHaveAttribute('aria-disabled')
    await expect(mira.getByText(n.sending.pausedByHand)).toBeVisible()
    expect(acts.filter(Boolean)).toEqual(['pause'])
    await mira.goto('/desk/outbox?status=queued')
    await expect(mira.getByText(w.outbox.paused)).toHaveCount(english.length)
    await mira.goBack()
    await mira.getByRole('button', { name: n.sending.cancel, exact: true }).click()
    await mira.getByRole('button', { name: n.sending.cancelButton, exact: true }).click()
    const sent = readers.length
    await expect(mira.locator('.figure')).toHaveText(
      `${sent} ${fill(n.sending.figure, { all: sent + english.length })}`,
    )
    await expect(mira.getByText(n.sending.facts.dropped)).toBeVisible()
    await expectGoodScreen(mira)
  })

  await test.step('an issue that was begun by mistake goes, whatever is loading', async () => {
    const { settings } = n
    await jonas.goto('/desk/newsletter')
    await jonas.getByRole('button', { name: n.add.open }).click()
    await jonas.getByLabel(n.add.name).fill('Versehen')
    await jonas.getByRole('button', { name: n.add.button }).click()
    await jonas.waitForURL(/\/desk\/newsletter\/issues\//)
    await jonas.locator('summary').filter({ hasText: settings.title }).click()
    await jonas.getByRole('button', { name: settings.remove, exact: true }).click()
    const isLoading = await answerFormsLast(jonas, `${new URL(jonas.url()).pathname}.data`)
    await office.addEnquiry({ name: 'Beat Brunner', email: 'b@muster.example', message: 'Frage von Beat.' })
    await isLoading()
    await jonas.getByRole('dialog').getByRole('button', { name: settings.removeButton, exact: true }).click()
    await jonas.waitForURL('/desk/newsletter')
  })
})

/** What a browser does when somebody pastes: the editor is given the clipboard's HTML. */
async function paste(field: ReturnType<Page['getByRole']>, html: string): Promise<void> {
  await field.evaluate((element, clipboard) => {
    const data = new DataTransfer()
    data.setData('text/html', clipboard)
    data.setData('text/plain', 'plain')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)
}
