import { expect, test } from './support/site-test.ts'

test('the page names every script that its islands run, so that none waits for another', async ({ page, visit }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
  })
  await visit('/tools/vat')
  const named = await page
    .locator('script[src], link[rel=modulepreload][fetchpriority=low]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    )
  expect(fetched.some((script) => script.includes('vat-tool'))).toBe(true)
  expect([...new Set(fetched)].sort()).toEqual(named.sort())
})
