import { read } from '#content/documents.ts'
import { calls } from '#contract/calls.ts'
import { type ModelServer, startModelServer, writeModelAnswer } from '../support/model-server.ts'
import { callsOf } from '../support/page-calls.ts'
import { startServer } from '../support/server.ts'
import { expect, test } from '../support/site-test.ts'

/** Promise: drafts written by a model are marked as such, and a model that fails costs nobody the tool. */

const de = read('tools/linkedin-post-generator', 'de')
const en = read('tools/linkedin-post-generator', 'en')

const first = 'Closing the month begins on its first day.\n\nWe count what waits.\n\nWhat do you count?'
const second = 'Nobody waits for the month to close.\n\nThey wait for the receipts.'
const address = '/tools/linkedin-post-generator'

test('without a language model none is offered', async ({ page, visit }) => {
  for (const [path, { tool }] of [
    [address, de],
    [`/en${address}`, en],
  ] as const) {
    await visit(path)
    await expect(page.locator('.post-draft')).toHaveCount(4)
    await expect(page.getByText(tool.model.title)).toHaveCount(0)
  }
})

/** A site whose language model is told by the test what to write. */
const withModel = test.extend<object, { model: ModelServer & { writes: string } }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const told = { writes: '' }
      const model = await startModelServer((response) => writeModelAnswer(response, told.writes))
      await use(Object.assign(told, model))
      await model.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({ CHAT_BASE_URL: model.baseUrl, CHAT_MODEL: 'test-model' })
      await use(server)
      await server.stop()
    },
    // Its pages are not prepared yet.
    { scope: 'worker', timeout: 60_000 },
  ],
})

withModel.describe('with a language model', () => {
  // The browser's own line for the refusal.
  withModel.use({ allowedConsole: [/502/] })

  withModel(
    'it writes further drafts when it is asked to, and those from patterns stay',
    async ({ page, visit, model }) => {
      const { tool } = de
      await visit(address)
      const sent = callsOf(page, calls.linkedinDrafts)
      const offer = page.getByRole('region', { name: tool.model.title })
      await expect(offer).toContainText(tool.model.note)
      await page.getByRole('radio', { name: tool.languages.en }).check()
      await page.getByLabel(tool.topic).fill('Closing <b>the</b> month ')
      expect(sent).toEqual([])

      model.writes = `${first}\n=====\n${second}`
      await offer.getByRole('button', { name: tool.model.ask }).click()
      await expect(offer.getByRole('heading', { name: `Entwurf 5: ${tool.model.name}` })).toBeVisible()
      await expect(offer.getByRole('heading', { name: `Entwurf 6: ${tool.model.name}` })).toBeVisible()
      await expect(offer.locator('.post-draft-hook').first()).toHaveText(first.split('\n')[0] ?? '')
      await expect(offer.getByRole('list')).toHaveAttribute('lang', 'en')
      expect(sent).toMatchObject([{ topic: 'Closing bthe/b month', language: 'en', tone: 'neutral' }])
      expect(model.seen.at(-1)?.body.messages[1]?.content).toContain('Closing bthe/b month')

      model.writes = 'Ein Satz.\n\nMehr auf https://evil.example/x.'
      await offer.getByRole('button', { name: tool.model.ask }).click()
      await expect(offer.getByRole('status').first()).toHaveText(tool.model.failed)
      await expect(page.getByText('evil.example')).toHaveCount(0)
      await expect(page.locator('.post-draft')).toHaveCount(6)

      await page.getByLabel(tool.topic).fill('')
      await expect(offer.getByRole('button', { name: tool.model.ask })).toBeDisabled()
    },
  )
})
