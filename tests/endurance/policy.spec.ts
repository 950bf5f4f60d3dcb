import { expect, newAddress, test } from '../support/site-test.ts'

/**
 * Promise: the content security policy with Trusted Types holds in a browser, on rendered pages as well.
 *
 * The watchdog fails every test on any violation;
 * kinds-of-pages.spec.ts takes it through every kind of page, endurance/every-page.spec.ts through all of them.
 */
type StoredEvent = { event_type: string; severity: string; event_data: Record<string, unknown> | null }

const policyLines = /Content Security Policy|Trusted|TrustedScript|require-trusted-types-for/

/** Pages that are not built but rendered for each request, with a nonce. */
const rendered = [
  '/blog?q=a',
  '/newsletter/confirm?token=a-link',
  '/newsletter/unsubscribe?token=a-link',
  '/newsletter/preferences?token=a-link',
]

test.describe('pages rendered on request', () => {
  test.use({ allowedConsole: [/status of 40[04]/] })

  test('keep the policy in both languages', async ({ page, visit }) => {
    for (const path of rendered.flatMap((path) => [path, `/en${path}`])) {
      await visit(path)
      expect(await page.locator('script[nonce]').count(), path).toBeGreaterThan(0)
    }
    for (const path of ['/no-such-page', '/about?x=<script>']) await visit(path)
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
