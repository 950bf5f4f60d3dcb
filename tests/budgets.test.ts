import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { type LoadedFile, loadSite } from '#server/site/load.ts'

/** Weights as they travel (brotli), of every page as it is served. Bytes; timings are measured in bench/, never here. */
const budget = { script: 85_000, documentAndStyle: 25_000, fonts: 60_000, total: 200_000, requests: 12 }

const site = await loadSite('build', {
  siteUrl: 'http://localhost:3000',
  bookingUrl: company.bookingUrl,
  anonKey: '',
  hasModel: false,
})
const pages = [...site.values()].filter((file) => file.type.startsWith('text/html'))
const fonts = [...site.values()].filter((file) => file.type === 'font/woff2')

const weight = (file: LoadedFile | undefined) => (file?.br ?? file?.plain)?.length ?? Number.NaN
const sum = (files: (LoadedFile | undefined)[]) => files.reduce((total, file) => total + weight(file), 0)

describe.each(pages)('$path', (page) => {
  const html = page.plain.toString('utf8')
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => String(match[1])))]
  const scripts = named(/(?:href|src)="(\/assets\/[^"]+\.js)"/g).map((path) => site.get(path))
  const styles = named(/href="(\/assets\/[^"]+\.css)"/g).map((path) => site.get(path))

  test('keeps the budget', () => {
    expect(sum(scripts)).toBeGreaterThan(0)
    expect(sum(scripts)).toBeLessThanOrEqual(budget.script)
    expect(weight(page) + sum(styles)).toBeLessThanOrEqual(budget.documentAndStyle)
    expect(sum(fonts)).toBeLessThanOrEqual(budget.fonts)
    expect(weight(page) + sum([...scripts, ...styles, ...fonts])).toBeLessThanOrEqual(budget.total)
    // The page itself and its icon.
    expect(2 + scripts.length + styles.length + fonts.length).toBeLessThanOrEqual(budget.requests)
  })

  test('asks no other host for anything', () => {
    const foreign = [...html.matchAll(/<(?:script|link|img|source|iframe)[^>]*(?:src|href)="(https?:[^"]+)"/g)]
      .map((match) => String(match[0]))
      .filter((tag) => !/rel="(?:canonical|alternate)"/.test(tag))
    expect(foreign).toEqual([])
  })
})
