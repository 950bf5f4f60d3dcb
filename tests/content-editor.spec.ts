import type { Page, Route } from '@playwright/test'
import { read } from '#content/documents.ts'
import { fill } from '#desk/fill.ts'
import { english, german, labels, openEditor, stillMissing, titles, editorWords as w } from './support/content-desk.ts'
import { openOffice } from './support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from './support/desk-test.ts'
import { answerFormsLast } from './support/loading-meanwhile.ts'

const laptop = { width: 1280, height: 900 }

test('an answer is published by reading the screen, taken back and brought back', async ({ atDesk, server }) => {
  test.setTimeout(180_000)
  const { mira, visitor, bar, open, unfold, publish } = await openEditor({ atDesk, server })

  await test.step('the list is searched for a sentence of the site', async () => {
    await mira.goto('/desk/content')
    await expectGoodScreen(mira)
    await mira.getByRole('searchbox').fill('innert 60 Tagen')
    await mira.keyboard.press('Enter')
    await expect(mira.getByRole('link', { name: titles.faq, exact: true })).toBeVisible()
    await expectGoodScreen(mira)
    // What is found in an article is marked there, also when its editor comes late.
    await mira.getByRole('searchbox').fill('schiefes Foto einer')
    await mira.keyboard.press('Enter')
    await mira.locator('.pages a[href*="find=schiefes"]').click()
    await expect.poll(() => mira.evaluate(() => String(getSelection()))).toBe('schiefes Foto einer')
    await expect(mira.locator('.rich').first()).toBeFocused()
    await expect(mira.locator('.rich').getByText('schiefes Foto einer')).toBeInViewport()
  })

  await test.step('a wrong answer is told and stops, the page is seen before it is published', async () => {
    await open(titles.faq ?? '')
    // What is public is beside it before the first word.
    const frame = mira.frameLocator('iframe')
    const question = read('faq', 'de').sections[0]?.items[0]?.question ?? ''
    await expect(frame.getByText(question).first()).toBeAttached({ timeout: 60_000 })
    await expectGoodScreen(mira)
    // No language model is set here: nothing speaks of one.
    await expect(mira.getByRole('button', { name: read('desk/proposals', 'de').open })).toHaveCount(0)
    await unfold(labels.sections ?? '')
    await unfold(/Steuerautomatisierung|Tax automation/)
    await unfold(/Bis wann müssen wir|By when/)
    const answer = mira.getByLabel(german(labels.answer)).first()
    await answer.fill('Von {price.bicycle} ist keine Rede.')
    await mira.getByRole('button', { name: new RegExp(`^${w.beside.checks}`) }).click()
    // The keys of the item name it by its text, too, before anything is found.
    await expect(mira.locator('.check').filter({ hasText: '{price.bicycle}' })).toHaveCount(2, { timeout: 60_000 })
    // What the tab counts is what the list has, and what the foot says.
    const wrong = await mira.locator('.check').count()
    await expect(mira.getByRole('button', { name: `${w.beside.checks} ${wrong}`, exact: true })).toBeVisible()
    await expect(bar).toContainText(await mira.locator('.entry-beside > .note').innerText())
    await expect(mira.getByRole('button', { name: w.publish.open })).toBeDisabled()
    await expectGoodScreen(mira)
    await answer.fill('Der Pilot kostet')
    await mira.getByRole('button', { name: w.form.facts }).click()
    await mira.getByLabel(w.form.factsSearch, { exact: true }).fill('automationPilot')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: /^CHF/ }).first().click()
    await expect(answer).toHaveValue('Der Pilot kostet {price.automationPilot}')
    await mira.getByLabel(english(labels.answer)).first().fill('The pilot costs {price.automationPilot}')
    await mira.getByRole('button', { name: w.beside.preview }).click()
    await expect(frame.getByText('Der Pilot kostet CHF')).toBeInViewport({ timeout: 60_000 })
    await expect(mira.getByText(w.preview.loading)).toBeHidden()
    await mira.getByRole('button', { name: w.preview.wide }).click()
    await expect(frame.getByText('Der Pilot kostet CHF')).toBeAttached({ timeout: 60_000 })
    await expect(mira.getByRole('dialog').locator('iframe')).toBeInViewport({ ratio: 0.9 })
    await expectGoodScreen(mira)
    await mira.getByRole('dialog').getByRole('button', { name: w.form.close }).click()
    await expect(mira.getByRole('button', { name: w.preview.wide })).toBeFocused()
    // Without a reason one is led to its field, and told once.
    await mira.getByRole('button', { name: w.publish.open }).click()
    await mira.getByRole('dialog').getByRole('button', { name: w.publish.button, exact: true }).click()
    await expect(mira.getByLabel(w.publish.why)).toBeFocused()
    await expect(mira.getByLabel(w.publish.why)).toHaveAttribute('aria-invalid', 'true')
    await expect(mira.getByText(w.problems.bad_why ?? '')).toHaveCount(1)
    await mira.getByRole('button', { name: read('desk/shell', 'de').cancel }).click()
    await publish()
    await expect(bar.locator('.outcome')).toBeFocused()
    await visitor.goto('/faq')
    await expect(visitor.getByText('Der Pilot kostet CHF')).toBeAttached()
    await visitor.goto('/en/faq')
    await expect(visitor.getByText('The pilot costs CHF')).toBeAttached()
  })

  await test.step('it can be taken back with one press, and brought back from the history', async () => {
    await expect(mira.locator('.undo')).toContainText(w.outcome.isPublic)
    await mira.locator('.undo').getByRole('button').click()
    await expect(mira.getByText(read('desk/shell', 'de').undo.undone)).toBeVisible({ timeout: 60_000 })
    await expect
      .poll(async () => (await (await fetch(`${server.url}/faq`)).text()).includes('Der Pilot kostet'), {
        timeout: 30_000,
      })
      .toBe(false)
    // What was taken back does not come again with the next word typed into this page.
    const answer = mira.getByLabel(german(labels.answer)).first()
    await expect(answer).not.toHaveValue(/automationPilot/)
    await mira.getByRole('button', { name: w.beside.history }).click()
    // The history says what was taken back, by its reason.
    await expect(
      mira.getByRole('listitem').filter({ hasText: fill(w.last.why, { why: 'Aus dem Test' }) }),
    ).toBeVisible()
    await expectGoodScreen(mira)
    // What is public since then is the earlier text, and the list names the page.
    await expect(mira.locator('.entry-head')).toContainText(w.publishedAgain.split('{')[0] ?? '')
    const list = await mira.context().newPage()
    await list.goto('/desk/content')
    await expect(list.locator('.content-list > .bar > p').first()).toHaveText(
      new RegExp(`^${w.last.title}: ${titles.faq}, .*: ${fill(w.last.why, { why: 'Aus dem Test' })}$`),
    )
    await list.close()
    // Where it was published from, it is offered as the draft.
    await expect(bar).toContainText(w.publish.takenBack.split('. ')[1] ?? '')
    await bar.getByRole('button', { name: w.publish.bring }).click()
    await expect(bar.getByText(w.history.brought)).toBeFocused()
    await expect(bar.getByRole('button', { name: w.publish.bring })).toHaveCount(0)
    await expect(mira.getByRole('button', { name: w.publish.open })).toBeEnabled({ timeout: 60_000 })
    await expect(answer).toHaveValue('Der Pilot kostet {price.automationPilot}')
    // What has changed leads to its field, whatever is folded around it.
    await mira.getByText(labels.sections ?? '', { exact: true }).click()
    await expect(answer).toBeHidden()
    await mira.getByRole('button', { name: w.beside.changes }).click()
    const beside = mira.locator('.entry-beside .changes')
    await beside.getByRole('button').first().click()
    await expect(answer).toBeFocused()
    await expect(answer).toBeInViewport()
  })
})

test('two people who write lose nothing, also when the line is away', async ({ atDesk, server }) => {
  test.setTimeout(180_000)
  const w = read('desk/content', 'de')
  const { labels, ones } = read('desk/fields', 'de')
  const office = await openOffice(server)
  const mira = await atDesk({ locale: 'de-CH', viewport: laptop })
  const jonas = await atDesk({ locale: 'de-CH', viewport: laptop })
  await sit(mira, office, 'de')
  await sit(jonas, office, 'de', 'office')
  await Promise.all([mira, jonas].map((page) => page.goto('/desk/content/about')))
  const title = (page: Page) => page.getByLabel(`${labels.title}, ${w.languages.de}`).first()
  const lead = (page: Page) => page.getByLabel(`${labels.lead}, ${w.languages.de}`).first()
  const saved = (page: Page) => expect(page.getByText(/^Entwurf gesichert/)).toBeVisible({ timeout: 60_000 })

  /** The page stands once it has seen the field. */
  const stands = (page: Page) =>
    expect(async () => {
      await title(page).blur()
      await title(page).focus()
      await expect(page.getByRole('button', { name: w.form.facts })).toBeEnabled({ timeout: 500 })
    }).toPass()

  for (const page of [mira, jonas]) await stands(page)
  await jonas.context().setOffline(true)
  await title(jonas).fill('Titel von Jonas')
  await expect(jonas.getByText(w.saving.offline)).toBeVisible({ timeout: 60_000 })
  await lead(mira).fill('Einleitung von Mira.')
  await saved(mira)
  await jonas.context().setOffline(false)
  await expect(lead(jonas)).toHaveValue('Einleitung von Mira.', { timeout: 60_000 })
  await expect(title(jonas)).toHaveValue('Titel von Jonas')
  await expect(title(mira)).toHaveValue('Titel von Jonas', { timeout: 60_000 })

  await jonas.context().setOffline(true)
  await title(jonas).fill('Noch ein Titel von Jonas')
  await expect(jonas.getByText(w.saving.offline)).toBeVisible({ timeout: 60_000 })
  await title(mira).fill('Titel von Mira')
  await saved(mira)
  await jonas.context().setOffline(false)
  await expect(jonas.getByRole('alert').filter({ hasText: 'Titel von Mira' })).toBeVisible({ timeout: 60_000 })
  await expectGoodScreen(jonas)
  await jonas.getByRole('button', { name: w.conflict.mine }).click()
  await expect(title(mira)).toHaveValue('Noch ein Titel von Jonas', { timeout: 60_000 })
  // The office may write; publishing is for owners.
  await expect(jonas.getByRole('button', { name: w.publish.open })).toHaveCount(0)

  await test.step('what could not be kept is there again for whoever wrote it, and for nobody who signs in beside', async () => {
    const before = await title(jonas).inputValue()
    const refuse = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.fallback())
    await jonas.route('**/*.data', refuse)
    await title(jonas).fill('Nur in diesem Tab')
    await expect(jonas.getByText(w.saving.offline)).toBeVisible({ timeout: 60_000 })
    const own = await jonas.context().cookies()
    jonas.on('dialog', (dialog) => dialog.accept())
    await sit(jonas, office, 'de', 'office')
    await jonas.goto('/desk/content/about')
    await stands(jonas)
    await expect(title(jonas)).toHaveValue(before)
    await jonas.context().addCookies(own)
    await jonas.goto('/desk/content/about')
    await expect(title(jonas)).toHaveValue('Nur in diesem Tab')
    await title(jonas).fill(before)
    await jonas.unroute('**/*.data', refuse)
    await saved(jonas)
  })

  await test.step('the office hands it over, the owner gives it back with a word, and both find it on Today', async () => {
    const handOver = async (note: string) => {
      await jonas.getByRole('button', { name: w.review.submit.open }).click()
      await expectGoodScreen(jonas)
      await jonas.getByLabel(w.review.submit.note).fill(note)
      await jonas.getByRole('button', { name: w.review.submit.button, exact: true }).click()
      await expect(jonas.getByText(w.outcome.submitted)).toBeVisible()
    }
    await handOver('Der Titel ist neu')
    await office.addEnquiry({ name: 'Anna Amsler', email: 'a@muster.example', message: 'Frage von Anna.' })
    await Promise.all([mira.waitForRequest(/\/desk\/live/), mira.goto('/desk/today')])
    // What a proxy answers for a server in its restart does not end the news.
    await mira.route('**/desk/live*', (route) => route.fulfill({ status: 502 }), { times: 1 })
    await expect(mira.locator('.section h2')).toHaveText([
      read('desk/today', 'de').sections.content,
      read('desk/today', 'de').sections.enquiries,
      read('desk/today', 'de').plan.title,
    ])
    await mira
      .getByRole('link', { name: /Freigabe erbeten/ })
      .and(mira.locator('a.t'))
      .click()
    const dialog = mira.getByRole('dialog', { name: w.publish.title })
    await expect(dialog).toContainText('Noch ein Titel von Jonas')
    // What was written to her is what the history says only where she takes it.
    await expect(mira.getByLabel(w.publish.why)).toHaveValue('')
    await mira.getByRole('button', { name: w.publish.useNote }).click()
    await expect(mira.getByLabel(w.publish.why)).toHaveValue('Der Titel ist neu')
    await expect(mira.getByLabel(w.publish.why)).toBeFocused()
    await mira.keyboard.press('Escape')
    await expect(mira.locator('.entry-head').getByText('Der Titel ist neu')).toBeVisible()
    // What changes stands beside it at once; the way back stands where one is asked.
    await expect(mira.locator('.entry-beside .changes')).toContainText('Noch ein Titel von Jonas')
    // A dialog that is closed before it has loaded keeps no news away.
    const isLoading = mira.waitForRequest(/content\/changes/)
    await mira.route('**/content/changes/about.data*', () => {}, { times: 1 })
    await mira.getByRole('button', { name: w.publish.open }).click()
    await isLoading
    await mira.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await mira.getByRole('button', { name: w.publish.open }).click()
    // The dialog grows with what changes, and its keys move: they are pressed once it stands.
    await expect(dialog).toContainText('Noch ein Titel von Jonas')
    await dialog.getByRole('button', { name: w.review.giveBack.open }).click()
    await expect(dialog).toBeHidden()
    await expect(mira.getByRole('dialog', { name: w.review.giveBack.title })).toBeVisible()
    await mira.getByLabel(w.review.giveBack.note).fill('Bitte auch englisch')
    await mira.getByRole('button', { name: w.review.giveBack.button, exact: true }).click()
    await expect(mira.getByText(w.outcome['given-back'], { exact: true })).toBeFocused()
    await jonas.goto('/desk/today')
    await expect(jonas.getByText('Bitte auch englisch')).toBeVisible()
    await jonas
      .getByRole('link', { name: /Zurückgegeben/ })
      .and(jonas.locator('a.t'))
      .click()
    await expect(jonas.getByText('Bitte auch englisch')).toBeVisible()
    // What is to be gone over stands beside it, and on a telephone right below.
    const changes = jonas.locator('.entry-beside .changes')
    await expect(changes).toContainText('Noch ein Titel von Jonas')
    await jonas.setViewportSize({ width: 390, height: 844 })
    await jonas.locator('.entry-head').scrollIntoViewIfNeeded()
    await expect(changes.getByRole('button').first()).toBeInViewport()
    await expectGoodScreen(jonas)
    await jonas.setViewportSize(laptop)
    await handOver('')
    // What was done last is not what it is now.
    await expect(mira.locator('.publish-bar')).not.toContainText(w.outcome['given-back'])
  })

  await test.step('what is missing bars the publication of an article, not its handing over', async () => {
    await jonas.goto('/desk/content')
    // Of all pages, one is not as it should be: nothing is said of the others.
    await expect(jonas.locator('.lines.pages .now:not(:empty)')).toHaveText([/Freigabe erbeten/])
    await jonas.getByRole('button', { name: w.add.open }).click()
    await jonas.getByLabel(w.add.german).fill('Kassensturz')
    await jonas.getByRole('button', { name: w.add.button }).click()
    await expect(jonas.locator('.publish-bar')).toContainText(stillMissing, { timeout: 60_000 })
    // Who goes on in English sees the English page.
    const seen = jonas.getByRole('group', { name: w.preview.how }).getByRole('button', { name: w.languages.en })
    await expect(seen).toHaveAttribute('aria-pressed', 'false')
    await jonas.locator('.entry-bar').getByRole('button', { name: w.languages.en }).click()
    await expect(seen).toHaveAttribute('aria-pressed', 'true')
    // Who hands it over is told how much is missing, as the check counts it, and led there first.
    const asked = jonas.getByRole('dialog', { name: w.review.submit.title })
    const told = (await jonas.locator('.publish-bar > p').first().innerText()).match(/^\d+/)?.[0]
    await jonas.getByRole('button', { name: w.review.submit.open }).click()
    await expect(asked).toContainText(fill(w.checks.missingMany, { count: told ?? '' }))
    await expectGoodScreen(jonas)
    await asked.getByRole('button', { name: w.review.showMissing }).click()
    await expect(asked).toBeHidden()
    const excerpt = jonas.getByLabel(german(labels.excerpt))
    await expect(excerpt).toBeFocused()
    // What is left empty is missing and not wrong.
    await excerpt.blur()
    await expect(jonas.locator('.entry-form').locator('[aria-invalid="true"], .fault.error, .fold .error')).toHaveCount(
      0,
    )
    // Of what it cannot be without, the only one stays.
    await expect(jonas.getByRole('button', { name: fill(w.form.addOne, { one: ones.sources ?? '' }) })).toBeVisible()
    await expect(jonas.getByRole('group').getByRole('button', { name: new RegExp(`^${w.form.remove}`) })).toHaveCount(0)
    // A fact goes to the cursor of the field in which one wrote last, the long text too; a field of no words takes none.
    const text = jonas.locator('[data-side="de"] .rich')
    const facts = jonas.getByRole('button', { name: w.form.facts })
    await excerpt.click()
    await text.click()
    await jonas.keyboard.type('Der Pilot kostet')
    await facts.click()
    await expect(jonas.getByRole('dialog', { name: w.form.factsTitle })).not.toContainText('automationPilot')
    await jonas.getByLabel(w.form.factsSearch, { exact: true }).fill('Automation Pilot')
    await jonas.getByRole('button', { name: /^CHF/ }).first().click()
    await jonas.keyboard.type('.')
    await expect(text).toHaveText('Der Pilot kostet {price.automationPilot}.')
    await expect(excerpt).toHaveValue('')
    await jonas.getByLabel(ones['blog.tags'] ?? '', { exact: true }).focus()
    await expect(facts).toHaveCount(0)
    // Who fills in one is led to the next, in the other language where that is the next.
    await jonas.getByLabel(german(ones.entities)).fill('Kasse')
    await jonas.getByLabel(german(ones.entities)).press('Enter')
    await expect(jonas.getByLabel(english(ones.entities))).toBeFocused()
    await jonas.getByLabel(english(ones.entities)).fill('Cash')
    await jonas.getByLabel(english(ones.entities)).press('Enter')
    const topic = jonas.getByLabel(ones['blog.tags'] ?? '', { exact: true })
    await expect(topic).toBeFocused()
    await topic.selectOption({ index: 1 })
    await topic.press('Enter')
    await expect(jonas.getByLabel(german(labels['sources.title'] ?? labels.title)).last()).toBeFocused()
    await jonas.getByRole('button', { name: w.review.submit.open }).click()
    await asked.getByRole('button', { name: w.review.submitAnyway }).click()
    await expect(jonas.getByText(w.outcome.submitted)).toBeVisible()
  })

  await test.step('a new article goes, whatever is loading, and who has it open is told', async () => {
    const reader = await mira.context().newPage()
    await reader.goto('/desk/content')
    // The newest article comes first.
    await reader.locator('.lines.pages .t').first().click()
    await reader.waitForURL('**/content/blog/kassensturz')
    const isLoading = await answerFormsLast(jonas, '/kassensturz.data')
    await office.addEnquiry({ name: 'Beat Brunner', email: 'b@muster.example', message: 'Frage von Beat.' })
    await isLoading()
    await jonas.getByRole('button', { name: w.publish.removeNew }).locator('visible=true').click()
    await jonas.getByRole('dialog').getByRole('button', { name: w.publish.removeButton }).click()
    await jonas.waitForURL('/desk/content')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(read('desk/shell', 'de').notFound.title)
  })

  await test.step('a draft is what is published again, once that was asked and the line is there', async () => {
    await jonas.goto('/desk/content/about')
    await expect(jonas.locator('.publish-bar')).not.toContainText(w.publish.nothing)
    const discard = jonas.getByRole('button', { name: w.publish.discard }).locator('visible=true')
    await jonas.context().setOffline(true)
    await discard.click()
    await jonas.getByRole('dialog').getByRole('button', { name: w.publish.discardButton }).click()
    await expect(jonas.getByRole('alert')).toHaveText(w.problems.offline ?? '')
    await jonas.context().setOffline(false)
    await discard.click()
    await expect(jonas.getByRole('dialog', { name: w.publish.discardTitle })).toContainText(w.publish.discardText)
    await jonas.getByRole('dialog').getByRole('button', { name: w.publish.discardButton }).click()
    await expect(jonas.locator('.publish-bar')).toContainText(w.publish.nothing)
    await expect(jonas.getByRole('dialog')).toHaveCount(0)
  })
})
