import type { Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { fill } from '#desk/fill.ts'
import { openOffice } from './support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from './support/desk-test.ts'
import { portraitPhoto } from './support/portrait-photo.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 900 }

const language = 'de'
const locale = 'de-CH'
const scheme = 'light'

test(`an answer, a price, an event, an article and a member are published by reading the screen, ${language}`, async ({
  atDesk,
  server,
}) => {
  test.setTimeout(240_000)
  const w = read('desk/content', language)
  const titles = read('desk/documents', language).titles
  const { labels } = read('desk/fields', language)
  const office = await openOffice(server)
  const mira = await atDesk({ locale, viewport: laptop, colorScheme: scheme })
  const visitor = await atDesk({ locale, viewport: laptop })
  await sit(mira, office, language)
  const german = (label = '') => `${label}, ${w.languages.de}`
  const english = (label = '') => `${label}, ${w.languages.en}`

  const open = async (title: string) => {
    await mira.goto('/desk/content')
    await mira.getByRole('link', { name: title, exact: true }).click()
    await expect(mira.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  const unfold = (name: string | RegExp) => mira.locator('summary').filter({ hasText: name }).first().click()
  const bar = mira.locator('.publish-bar')
  const stillMissing = new RegExp(`${w.checks.missingOne.slice(1)}|${w.checks.missingMany.replace('{count}', '')}`)
  async function kept() {
    await expect(mira.getByRole('button', { name: w.publish.open })).toBeEnabled({ timeout: 15_000 })
    await expect(bar).not.toContainText(stillMissing, { timeout: 15_000 })
  }

  /** From the press to what every server shows, as the page tells it. */
  async function publish(name: string) {
    await kept()
    await mira.getByRole('button', { name: w.publish.open }).click()
    await mira.getByLabel(w.publish.why).fill('Aus dem Test')
    await expect(mira.getByRole('dialog').locator('.changes')).toBeVisible()
    await expect(mira.getByRole('dialog').locator('.changes')).not.toContainText(/##|\*\*|\{/)
    await expectGoodScreen(mira)
    const pressed = Date.now()
    await mira.getByRole('dialog').getByRole('button', { name: w.publish.button }).click()
    await expect(mira.getByRole('dialog')).toBeHidden({ timeout: 60_000 })
    await expect(mira.getByText(new RegExp(w.outcome.visible.split('{')[0] ?? ''))).toBeVisible({ timeout: 60_000 })
    console.log(`${name}, ${language}: visible ${((Date.now() - pressed) / 1000).toFixed(1)} s after the press`)
  }

  await test.step('the list is searched for a sentence of the site', async () => {
    await mira.goto('/desk/content')
    await expectGoodScreen(mira)
    await mira.getByRole('searchbox').fill('innert 60 Tagen')
    await mira.keyboard.press('Enter')
    await expect(mira.getByRole('link', { name: titles.faq, exact: true })).toBeVisible()
    await expectGoodScreen(mira)
  })

  await test.step('an answer is changed, a wrong one is told and stops, the page is seen before it is published', async () => {
    await open(titles.faq ?? '')
    await expectGoodScreen(mira)
    // No language model is set here: nothing speaks of one.
    await expect(mira.getByRole('button', { name: read('desk/proposals', language).open })).toHaveCount(0)
    await unfold(labels.sections ?? '')
    await unfold(/Steuerautomatisierung|Tax automation/)
    await unfold(/Bis wann müssen wir|By when/)
    const answer = mira.getByLabel(german(labels.answer)).first()
    await answer.fill('Von {price.bicycle} ist keine Rede.')
    await mira.getByRole('button', { name: new RegExp(`^${w.beside.checks}`) }).click()
    await expect(mira.getByText('{price.bicycle}').nth(1)).toBeVisible({ timeout: 15_000 })
    // What the tab counts is what the list has, and what the foot says.
    const wrong = await mira.locator('.check').count()
    await expect(mira.getByRole('button', { name: `${w.beside.checks} ${wrong}`, exact: true })).toBeVisible()
    await expect(bar).toContainText(await mira.locator('.entry-beside > .note').innerText())
    await expect(mira.getByRole('button', { name: w.publish.open })).toBeDisabled()
    await expectGoodScreen(mira)
    await answer.fill('Der Pilot kostet ')
    await mira.getByRole('button', { name: w.form.facts }).click()
    await mira.getByLabel(w.form.factsSearch).fill('automationPilot')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: /^CHF/ }).first().click()
    await expect(answer).toHaveValue('Der Pilot kostet {price.automationPilot}')
    await mira.getByLabel(english(labels.answer)).first().fill('The pilot costs {price.automationPilot}')
    await mira.getByRole('button', { name: w.beside.preview }).click()
    const frame = mira.frameLocator('iframe')
    await expect(frame.getByText('Der Pilot kostet CHF')).toBeInViewport({ timeout: 20_000 })
    await expect(mira.getByText(w.preview.loading)).toBeHidden()
    await mira.getByRole('button', { name: w.preview.wide }).click()
    await expect(frame.getByText('Der Pilot kostet CHF')).toBeAttached({ timeout: 20_000 })
    await expect(mira.getByRole('dialog').locator('iframe')).toBeInViewport({ ratio: 0.9 })
    await expectGoodScreen(mira)
    await mira.getByRole('dialog').getByRole('button', { name: w.form.close }).click()
    await expect(mira.getByRole('button', { name: w.preview.wide })).toBeFocused()
    await publish('an answer')
    await visitor.goto('/faq')
    await expect(visitor.getByText('Der Pilot kostet CHF')).toBeAttached()
    await visitor.goto('/en/faq')
    await expect(visitor.getByText('The pilot costs CHF')).toBeAttached()
  })

  await test.step('it can be taken back with one press, and brought back from the history', async () => {
    await mira.getByRole('button', { name: w.outcome.undo, exact: true }).click()
    await expect(mira.getByText(w.outcome.undone.slice(0, 20)).first()).toBeVisible({ timeout: 60_000 })
    await expect
      .poll(async () => (await (await fetch(`${server.url}/faq`)).text()).includes('Der Pilot kostet'), {
        timeout: 30_000,
      })
      .toBe(false)
    await mira.getByRole('button', { name: w.beside.history }).click()
    await expectGoodScreen(mira)
    await mira.getByRole('listitem').filter({ hasText: 'Aus dem Test' }).getByRole('button').click()
    await expect(mira.getByText(w.history.brought)).toBeVisible()
    await publish('an earlier text')
  })

  await test.step('a price', async () => {
    await open(titles.company ?? '')
    await unfold(labels.prices ?? '')
    await mira
      .getByRole('group', { name: labels.automationPilot })
      .getByLabel(labels.amount ?? '')
      .fill("1'190")
    await publish('a price')
    await visitor.goto('/services/erp-automation')
    await expect(visitor.getByText(/CHF\s1'190/).first()).toBeAttached()
  })

  await test.step('an event with its words', async () => {
    await open(titles.events ?? '')
    await mira.getByRole('button', { name: fill(w.form.addItem, { label: labels.events ?? '' }) }).click()
    await mira.getByLabel(german(labels.title)).last().fill('Kasse am Jahresende')
    await mira.getByLabel(english(labels.title)).last().fill('Cash at the end of the year')
    await mira.getByLabel(german(labels.type)).last().fill('Webinar')
    await mira.getByLabel(english(labels.type)).last().fill('Webinar')
    await mira.getByLabel(german(labels.description)).last().fill('Was in der Kasse liegen muss, und was im Buch.')
    await mira.getByLabel(english(labels.description)).last().fill('What has to be in the till, and what in the books.')
    await mira
      .getByLabel(labels.date ?? '', { exact: true })
      .last()
      .fill('2031-03-05')
    await mira
      .getByLabel(labels['events.from'] ?? labels.from ?? '')
      .last()
      .fill('12:00')
    await mira
      .getByLabel(labels['events.to'] ?? labels.to ?? '')
      .last()
      .fill('13:00')
    await expect(mira.getByLabel(w.form.address).last()).toHaveValue('kasse-am-jahresende')
    await expectGoodScreen(mira)
    await publish('an event')
    await visitor.goto('/en/video-studio')
    await expect(visitor.getByText('Cash at the end of the year').first()).toBeAttached()
  })

  await test.step('a sixth article', async () => {
    await mira.goto('/desk/content')
    await mira.getByRole('button', { name: w.add.open }).click()
    await mira.getByLabel(w.add.german).fill('Kassensturz')
    await mira.getByLabel(w.add.english).fill('Counting cash')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: w.add.button }).click()
    await mira.waitForURL('**/content/blog/kassensturz')
    await expect(mira.getByRole('toolbar').first()).toBeVisible()
    // What is missing is said; nothing is wrong before somebody has written, or wants to publish.
    await expect(bar).toContainText(stillMissing)
    const faults = mira.locator('.entry-form [aria-invalid="true"], .entry-form .fault.error')
    await expect(faults).toHaveCount(0)
    await expect(mira.getByLabel(german(labels.imageAlt))).not.toHaveValue('')
    await mira.getByRole('button', { name: w.publish.open }).click()
    await expect(faults.first()).toBeAttached()
    await expectGoodScreen(mira)
    const both = async (label: string | undefined, de: string, en: string) => {
      await mira.getByLabel(german(label)).last().fill(de)
      await mira.getByLabel(english(label)).last().fill(en)
    }
    await both(labels.excerpt, 'Wie die Kasse gezählt wird.', 'How cash is counted.')
    await both(
      labels.description,
      'Wie die Kasse am Abend gezählt wird, mit Beleg und Differenz.',
      'How cash is counted in the evening, with voucher and difference.',
    )
    await both(labels.imageAlt, 'Eine Kasse', 'A till')
    for (const [list, de, en] of [
      [labels.entities, 'Kasse', 'Cash'],
      [labels.tags, 'buchhaltung', undefined],
    ] as const) {
      await unfold(new RegExp(`^${list}`))
      await mira.getByRole('button', { name: fill(w.form.addItem, { label: list ?? '' }) }).click()
      if (en) await both(list, de, en)
      else
        await mira
          .getByLabel(list ?? '', { exact: true })
          .last()
          .selectOption(de)
    }
    await unfold(new RegExp(`^${labels.sources}`))
    await mira.getByRole('button', { name: fill(w.form.addItem, { label: labels.sources ?? '' }) }).click()
    const source = mira.locator('.item').last()
    for (const [label, text] of [
      [labels.title, 'Obligationenrecht, Art. 957a'],
      [labels.publisher, 'Bund'],
    ] as const) {
      await source.getByLabel(german(label)).fill(text)
      await source.getByLabel(english(label)).fill(text)
    }
    await source.getByLabel(labels.year ?? '').fill('2026')
    const bodies = mira.getByRole('textbox', { name: new RegExp(`^${labels.body}, `) })
    await bodies.first().click()
    await mira.keyboard.type('## Am Abend')
    await mira.keyboard.press('Enter')
    await mira.keyboard.type('Gezählt wird zu zweit.')
    await bodies.last().click()
    await mira.keyboard.type('## In the evening')
    await mira.keyboard.press('Enter')
    await mira.keyboard.type('Two people count.')
    await mira.keyboard.press('Enter')
    await mira.keyboard.press('Control+k')
    const link = read('desk/editor', language).link
    const question = read('desk/documents', 'en').titles.faq ?? ''
    await mira.getByLabel(link.own).selectOption({ label: question })
    await expect(mira.getByLabel(link.href, { exact: true })).toHaveValue('/faq')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: link.keep }).click()
    await expect(bodies.last().locator('a')).toHaveText(question)
    await expectGoodScreen(mira)
    await publish('an article')
    await visitor.goto('/blog/kassensturz')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kassensturz')
    await visitor.goto('/en/blog/kassensturz')
    await expect(visitor.getByText('Two people count.')).toBeVisible()
  })

  await test.step('on a telephone: one language at a time, a member of the team', async () => {
    const other = await atDesk({ locale, viewport: phone, colorScheme: scheme })
    await sit(other, office, language)
    await other.goto('/desk/content/team')
    // The price that was published stands in the same document, and is no news of the team.
    await expect(other.getByText(w.fromRelease)).toBeVisible()
    const narrow = other.locator('.publish-bar')
    await other.getByRole('button', { name: fill(w.form.addItem, { label: labels.team ?? '' }) }).click()
    await other
      .getByRole('textbox', { name: new RegExp(`^${labels.name}`) })
      .last()
      .fill('Lea Muster')
    for (const side of ['de', 'en'] as const) {
      await other
        .getByRole('group', { name: w.languages.label })
        .getByRole('button', { name: w.languages[side] })
        .click()
      await other.getByLabel(`${labels.role}, ${w.languages[side]}`).last().fill(`Kasse ${side}`)
      await other.getByLabel(`${labels.description}, ${w.languages[side]}`).last().fill(`Zählt die Kasse ${side}.`)
      await expect(narrow.getByRole('button', { name: w.publish.open })).toBeInViewport()
      await expect(narrow.getByText(w.saving.short.split('{')[0] ?? '')).toBeInViewport({ timeout: 15_000 })
      await expectGoodScreen(other)
    }
    const drawing = fill(read('desk/pictures', language).drawing, { number: 2 })
    await other.getByRole('button', { name: drawing }).last().click()
    const photograph = read('desk/pictures', language)
    await other.getByRole('button', { name: photograph.choose }).last().click()
    const dialog = other.getByRole('dialog')
    await dialog
      .getByLabel(photograph.file)
      .setInputFiles({ name: 'lea.jpg', mimeType: 'image/jpeg', buffer: await portraitPhoto() })
    await dialog.getByLabel(photograph.alt.de).fill('Lea Muster an der Kasse')
    await dialog.getByLabel(photograph.alt.en).fill('Lea Muster at the till')
    await dialog.getByRole('button', { name: photograph.keep }).click()
    await expect(dialog).toBeHidden({ timeout: 60_000 })
    await expect(other.getByRole('button', { name: w.publish.open })).toBeEnabled({ timeout: 15_000 })
    await other.getByRole('button', { name: w.publish.open }).click()
    await other.getByLabel(w.publish.why).fill('Neu im Team')
    await expectGoodScreen(other)
    await other.getByRole('dialog').getByRole('button', { name: w.publish.button }).click()
    await expect(other.getByText(new RegExp(w.outcome.visible.split('{')[0] ?? ''))).toBeVisible({ timeout: 60_000 })
    await visitor.goto('/about')
    await expect(visitor.getByText('Lea Muster').first()).toBeAttached()
    await expect(visitor.getByRole('img', { name: 'Lea Muster an der Kasse' })).toBeAttached()
  })
})

test('two people who write lose nothing, also when the line is away', async ({ atDesk, server }) => {
  test.setTimeout(120_000)
  const w = read('desk/content', 'de')
  const { labels } = read('desk/fields', 'de')
  const office = await openOffice(server)
  const mira = await atDesk({ locale: 'de-CH', viewport: laptop })
  const jonas = await atDesk({ locale: 'de-CH', viewport: laptop })
  await sit(mira, office, 'de')
  await sit(jonas, office, 'de', 'office')
  await Promise.all([mira, jonas].map((page) => page.goto('/desk/content/about')))
  const title = (page: Page) => page.getByLabel(`${labels.title}, ${w.languages.de}`).first()
  const lead = (page: Page) => page.getByLabel(`${labels.lead}, ${w.languages.de}`).first()
  const saved = (page: Page) => expect(page.getByText(/^Entwurf gesichert/)).toBeVisible({ timeout: 15_000 })

  for (const page of [mira, jonas]) {
    // The page stands once it has seen the field.
    await expect(async () => {
      await title(page).blur()
      await title(page).focus()
      await expect(page.getByRole('button', { name: w.form.facts })).toBeEnabled({ timeout: 500 })
    }).toPass()
  }
  await jonas.context().setOffline(true)
  await title(jonas).fill('Titel von Jonas')
  await expect(jonas.getByText(w.saving.offline)).toBeVisible({ timeout: 15_000 })
  await lead(mira).fill('Einleitung von Mira.')
  await saved(mira)
  await jonas.context().setOffline(false)
  await expect(lead(jonas)).toHaveValue('Einleitung von Mira.', { timeout: 20_000 })
  await expect(title(jonas)).toHaveValue('Titel von Jonas')
  await expect(title(mira)).toHaveValue('Titel von Jonas', { timeout: 20_000 })

  await jonas.context().setOffline(true)
  await title(jonas).fill('Noch ein Titel von Jonas')
  await expect(jonas.getByText(w.saving.offline)).toBeVisible({ timeout: 15_000 })
  await title(mira).fill('Titel von Mira')
  await saved(mira)
  await jonas.context().setOffline(false)
  await expect(jonas.getByRole('alert').filter({ hasText: 'Titel von Mira' })).toBeVisible({ timeout: 20_000 })
  await expectGoodScreen(jonas)
  await jonas.getByRole('button', { name: w.conflict.mine }).click()
  await expect(title(mira)).toHaveValue('Noch ein Titel von Jonas', { timeout: 20_000 })
  // The office may write; publishing is for owners.
  await expect(jonas.getByText(w.publish.mayNot)).toBeVisible()
  await expect(jonas.getByRole('button', { name: w.publish.open })).toHaveCount(0)
})
