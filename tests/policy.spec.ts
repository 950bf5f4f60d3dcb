import { expect, newAddress, test } from './support/site-test.ts'

/** The content security policy with Trusted Types, as a browser keeps it. The watchdog fails a test on any violation. */
type StoredEvent = { event_type: string; severity: string; event_data: Record<string, unknown> | null }

const policyLines = /Content Security Policy|Trusted|TrustedScript|require-trusted-types-for/

/** Pages that the sitemap does not list. */
const hidden = ['/auth', '/waitlist', '/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe', '/no-such-page']

test.describe('all pages', () => {
  test.use({ allowedConsole: [/404 \(Not Found\)/] })

  // Both languages are made of the same parts: one of them is enough.
  test('keep the policy', async ({ page, visit, request }) => {
    test.setTimeout(120_000)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    const german = paths.filter((path) => !path.startsWith('/en/'))
    expect(german.length).toBeGreaterThan(25)
    for (const path of [...german, ...hidden]) await visit(path)
    expect(await page.evaluate(() => localStorage.getItem('security-log'))).toBeNull()
  })
})

test('a legal text in the other language is fetched as a document, not written as markup', async ({ page, visit }) => {
  await visit('/privacy')
  await page.locator('.legal-switch').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('.legal h1')).toHaveText('Privacy policy')
  await expect(page.locator('.legal')).toHaveAttribute('lang', 'en-GB')
})

test.describe('a violation', () => {
  test.use({ allowedConsole: [policyLines] })

  test('is reported by the browser itself, before any script of ours', async ({ page, operator }) => {
    const marker = newAddress('x').split('@')[0]
    await page.route('**/process?token=*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '<head>',
        `<head><script>/*${marker}*/ document.title = "x"</script>`,
      )
      await route.fulfill({ response, body })
    })
    await page.goto('/process?token=secret-of-a-link')
    await expect(page).not.toHaveTitle('x')
    await expect(async () => {
      const stored = await operator<StoredEvent[]>('events', 'list')
      const event = stored.find(({ event_data }) => event_data?.page === '/process')
      expect(event).toMatchObject({
        event_type: 'csp_violation',
        severity: 'low',
        event_data: { directive: 'script-src-elem', blocked: 'inline', disposition: 'enforce' },
      })
      expect(JSON.stringify(event)).not.toContain('secret-of-a-link')
    }).toPass({ timeout: 15_000 })
  })

  test('by markup or code made from text is stopped', async ({ page, visit }) => {
    await visit('/')
    const attempts = await page.evaluate(() => {
      const refused = (attempt: () => void) => {
        try {
          attempt()
          return false
        } catch (error) {
          return error instanceof TypeError
        }
      }
      const script = document.createElement('script')
      return {
        innerHTML: refused(() => {
          document.body.innerHTML = '<p>taken over</p>'
        }),
        scriptAddress: refused(() => {
          script.src = '/assets/foreign.js'
        }),
        parser: refused(() => new DOMParser().parseFromString('<p>x</p>', 'text/html')),
        policy: refused(() => Reflect.get(window, 'trustedTypes').createPolicy('any', {})),
      }
    })
    expect(attempts).toEqual({ innerHTML: true, scriptAddress: true, parser: true, policy: true })
  })
})
