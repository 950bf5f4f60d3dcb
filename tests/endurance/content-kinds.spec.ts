import { read } from '#content/documents.ts'
import { fill } from '#desk/fill.ts'
import {
  english,
  german,
  labels,
  ones,
  openEditor,
  stillMissing,
  titles,
  editorWords as w,
} from '../support/content-desk.ts'
import { expect, expectGoodScreen, sit, test } from '../support/desk-test.ts'
import { portraitPhoto } from '../support/portrait-photo.ts'

/**
 * Promise: somebody who is no developer publishes whatever the site says by reading the screen: prices, events, articles, people.
 *
 * content-editor.spec.ts publishes an answer.
 */

const phone = { width: 390, height: 844 }

test.describe.configure({ timeout: 300_000 })

test('a price, an event with its words and an article are published together by reading the screen', async ({
  atDesk,
  server,
}) => {
  const { mira, visitor, bar, open, unfold, saved, publish } = await openEditor({ atDesk, server })

  await test.step('a price', async () => {
    await open(titles.company ?? '')
    await unfold(labels.prices ?? '')
    await mira
      .getByRole('group', { name: labels.automationPilot })
      .getByLabel(labels.amount ?? '')
      .fill("1'190")
    await saved()
  })

  await test.step('an event', async () => {
    await open(titles.events ?? '')
    await mira.getByRole('button', { name: fill(w.form.addOne, { one: ones.events ?? '' }) }).click()
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
    await saved()
  })

  await test.step('an article', async () => {
    await mira.goto('/desk/content')
    await mira.getByRole('button', { name: w.add.open }).click()
    await mira.getByLabel(w.add.german).fill('Kassensturz')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: w.add.button }).click()
    await mira.waitForURL('**/content/blog/kassensturz')
    await expect(mira.getByRole('toolbar').first()).toBeVisible()
    // One goes on with the sentence below its title.
    await expect(mira.getByLabel(german(labels.excerpt))).toBeFocused()
    // The page is seen from the first word.
    await expect(mira.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Kassensturz', {
      timeout: 60_000,
    })
    await mira.getByRole('button', { name: w.languages.both, exact: true }).click()
    await mira.getByLabel(english(labels.title)).first().fill('Counting cash')
    // What is missing is said; nothing is wrong with it, also when somebody wants to publish: they are led there.
    await expect(bar).toContainText(stillMissing)
    const faults = mira.locator('.entry-form [aria-invalid="true"], .entry-form .fault.error')
    await expect(faults).toHaveCount(0)
    await expect(mira.getByLabel(german(labels.imageAlt))).not.toHaveValue('')
    await mira.getByRole('button', { name: w.publish.open }).click()
    await expect(mira.getByLabel(german(labels.excerpt))).toBeFocused()
    await expect(faults).toHaveCount(0)
    await expectGoodScreen(mira)
    const both = async (label: string | undefined, de: string, en: string) => {
      await mira.getByLabel(german(label)).last().fill(de)
      await mira.getByLabel(english(label)).last().fill(en)
    }
    await both(labels.excerpt, 'Wie die Kasse gezählt wird.', 'How cash is counted.')
    // What search engines show follows, until it is said in other words.
    await expect(mira.getByLabel(german(labels.description))).toHaveValue('Wie die Kasse gezählt wird.')
    await both(
      labels.description,
      'Wie die Kasse am Abend gezählt wird, mit Beleg und Differenz.',
      'How cash is counted in the evening, with voucher and difference.',
    )
    await both(labels.imageAlt, 'Eine Kasse', 'A till')
    // Of what it cannot be without, one is there to be filled in.
    await both(ones.entities, 'Kasse', 'Cash')
    await mira.getByLabel(ones['blog.tags'] ?? '', { exact: true }).selectOption('buchhaltung')
    const source = mira.locator('.item').last()
    for (const [label, text] of [
      [labels.title, 'Obligationenrecht, Art. 957a'],
      [labels.publisher, 'Bund'],
    ] as const) {
      await source.getByLabel(german(label)).fill(text)
      await source.getByLabel(english(label)).fill(text)
    }
    await expect(source.getByLabel(labels.year ?? '')).toHaveValue(String(new Date().getFullYear()))
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
    const link = read('desk/editor', 'de').link
    const question = read('desk/documents', 'en').titles.faq ?? ''
    await mira.getByLabel(link.own).selectOption({ label: question })
    await expect(mira.getByLabel(link.href, { exact: true })).toHaveValue('/faq')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: link.keep }).click()
    await expect(bodies.last().locator('a')).toHaveText(question)
    await expectGoodScreen(mira)
  })

  await publish(titles.company, titles.events)
  await visitor.goto('/services/erp-automation')
  await expect(visitor.getByText(/CHF\s1'190/).first()).toBeAttached()
  await visitor.goto('/en/video-studio')
  await expect(visitor.getByText('Cash at the end of the year').first()).toBeAttached()
  await visitor.goto('/blog/kassensturz')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Kassensturz')
  await visitor.goto('/en/blog/kassensturz')
  await expect(visitor.getByText('Two people count.')).toBeVisible()
  // A price stands in the same document as the team, and is no news of the team.
  await mira.goto('/desk/content/team')
  await expect(mira.getByText(w.fromRelease)).toBeVisible()
})

test('on a telephone, one language at a time, somebody joins the team', async ({ atDesk, server }) => {
  const { office, visitor } = await openEditor({ atDesk, server })
  const other = await atDesk({ locale: 'de-CH', viewport: phone, colorScheme: 'light' })
  await sit(other, office, 'de')
  await other.goto('/desk/content/team')
  const narrow = other.locator('.publish-bar')
  await other.getByRole('button', { name: fill(w.form.addOne, { one: ones.team ?? '' }) }).click()
  await other
    .getByRole('textbox', { name: new RegExp(`^${labels.name}`) })
    .last()
    .fill('Lea Muster')
  for (const side of ['de', 'en'] as const) {
    await other.getByRole('group', { name: w.languages.label }).getByRole('button', { name: w.languages[side] }).click()
    await other.getByLabel(`${labels.role}, ${w.languages[side]}`).last().fill(`Kasse ${side}`)
    await other.getByLabel(`${labels.description}, ${w.languages[side]}`).last().fill(`Zählt die Kasse ${side}.`)
    await expect(narrow.getByRole('button', { name: w.publish.open })).toBeInViewport()
    await expect(other.locator('.entry-bar').getByText(w.saving.short.split('{')[0] ?? '')).toBeInViewport({
      timeout: 15_000,
    })
    await expectGoodScreen(other)
  }
  const drawing = fill(read('desk/pictures', 'de').drawing, { number: 2 })
  await other.getByRole('button', { name: drawing }).last().click()
  const photograph = read('desk/pictures', 'de')
  await other.getByRole('button', { name: photograph.choose }).last().click()
  const dialog = other.getByRole('dialog')
  await dialog
    .getByLabel(photograph.file)
    .setInputFiles({ name: 'lea.jpg', mimeType: 'image/jpeg', buffer: await portraitPhoto(900, 700) })
  await dialog.getByLabel(photograph.alt.de).fill('Lea Muster an der Kasse')
  await dialog.getByLabel(photograph.alt.en).fill('Lea Muster at the till')
  await dialog.getByRole('button', { name: photograph.keep }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(other.getByRole('button', { name: w.publish.open })).toBeEnabled({ timeout: 15_000 })
  await other.getByRole('button', { name: w.publish.open }).click()
  await other.getByLabel(w.publish.why).fill('Neu im Team')
  await expectGoodScreen(other)
  await other.getByRole('dialog').getByRole('button', { name: w.publish.button }).click()
  await expect(other.locator('.undo')).toContainText(w.outcome.isPublic, { timeout: 60_000 })
  await visitor.goto('/about')
  await expect(visitor.getByText('Lea Muster').first()).toBeAttached()
  await expect(visitor.getByRole('img', { name: 'Lea Muster an der Kasse' })).toBeAttached()
})
