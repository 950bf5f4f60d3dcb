import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { openTestStore, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'
import { oneClickUnsubscribe } from './one-click.ts'

describe('one-click unsubscription', () => {
  async function setUp() {
    const { db, config } = await openTestStore('sqlite')
    const services = createServices({ db, config, log: silentLog })
    await services.subscribeToNewsletter({ email: 'mira@muster.example' }, visitor())
    const [confirmation] = await queuedLetters(db, config)
    await services.confirmNewsletter(tokenIn(confirmation?.text ?? ''))
    const welcome = (await queuedLetters(db, config)).find(({ letter }) => letter === 'newsletter-welcome')
    const link = welcome?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
    const app = new Hono()
      .post('/newsletter/unsubscribe', oneClickUnsubscribe(services))
      .post('/newsletter/unsubscribe', async (c) => c.text(`page ${(await c.req.raw.formData()).get('token')}`))
    const status = async () =>
      (await db.selectFrom('newsletter_subscribers').select('status').executeTakeFirst())?.status
    const post = (url: string, body: URLSearchParams | FormData) => app.request(url, { method: 'POST', body })
    return { app, link, post, status }
  }

  const oneClick = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })

  it('works as a mail program does it, form-encoded or multipart', async () => {
    const { link, post, status } = await setUp()
    expect((await post(link, oneClick())).status).toBe(200)
    expect(await status()).toBe('unsubscribed')
    const multipart = new FormData()
    multipart.set('List-Unsubscribe', 'One-Click')
    expect((await post(link, multipart)).status).toBe(200)
  })

  it('says so when the link is unknown', async () => {
    const { post, status } = await setUp()
    expect((await post('/newsletter/unsubscribe?token=x', oneClick())).status).toBe(400)
    expect(await status()).toBe('confirmed')
  })

  it("changes nothing on GET and leaves the page's own form to the page", async () => {
    const { app, link, post, status } = await setUp()
    expect((await app.request(link)).status).toBe(404)
    expect(await (await post(link, new URLSearchParams({ token: 'abc' }))).text()).toBe('page abc')
    expect(await status()).toBe('confirmed')
  })
})
