import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type LoadedFile, plainOf } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'

/** Weights as they travel (brotli), of every page as it is served. Bytes; timings are measured in bench/, never here. */
const budget = { script: 8_450, islands: 90_000, documentAndStyle: 24_950, fonts: 52_000, total: 85_700, requests: 7 }

const site = await loadSite('build', {
  siteUrl: 'http://localhost:3000',
  bookingUrl: undefined,
  anonKey: '',
  hasModel: false,
})
const pages = [...site.values()].filter((file) => file.type.startsWith('text/html'))
const fonts = [...site.values()].filter((file) => file.type === 'font/woff2')

const weight = (file: LoadedFile | undefined) => file?.held.length ?? Number.NaN
const sum = (files: (LoadedFile | undefined)[]) => files.reduce((total, file) => total + weight(file), 0)

describe.each(pages)('$path', (page) => {
  const html = plainOf(page).toString('utf8')
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => String(match[1])))]
  const scripts = named(/(?:href|src|content)="(\/assets\/[^"]+\.js)"/g).map((path) => site.get(path))
  const islands =
    /data-modules="([^"]*)"/
      .exec(html)?.[1]
      ?.split(' ')
      .map((path) => site.get(path)) ?? []
  const styles = named(/href="(\/assets\/[^"]+\.css)"/g).map((path) => site.get(path))

  test('keeps the budget', () => {
    expect(sum(scripts)).toBeGreaterThan(0)
    expect(sum(scripts)).toBeLessThanOrEqual(budget.script)
    // Fetched once the page is loaded, or when somebody touches the first of them.
    expect(sum(islands)).toBeLessThanOrEqual(budget.islands)
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

test('the dialog of the search, which comes in idle time, is small', () => {
  const [dialog = ''] = [...site.keys()].filter((path) => /search-dialog-[^/]+\.js$/.test(path))
  const text = plainOf(site.get(dialog) as LoadedFile).toString('utf8')
  const styles = [...site.keys()].filter((path) => /search-dialog-[^/]+\.css$/.test(path))
  const imported = [...text.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`)
  expect(imported.length).toBeGreaterThan(0)
  // What every island stands on is there by then.
  const own = imported.filter((path) => !/\/(?:main|react|core|rolldown-runtime)-/.test(path))
  expect(sum([dialog, ...styles, ...own].map((path) => site.get(path)))).toBeLessThanOrEqual(4_500)
})

describe('the desk', () => {
  const folder = 'build/raw/desk/client/assets'
  const manifest = readdirSync(folder).find((name) => name.startsWith('manifest-')) ?? ''
  const text = readFileSync(`${folder}/${manifest}`, 'utf8')
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const weights = new Map<string, number>()
  const weightOf = (name: string): number => {
    const known = weights.get(name) ?? brotliCompressSync(readFileSync(`${folder}/${name}`)).length
    weights.set(name, known)
    return known
  }
  /** What the browser loads for these routes and their frames. */
  const scriptsOf = (...ids: string[]) =>
    new Set([entry, ...ids.map((id) => routes[id])].flatMap(({ module, imports }) => [module, ...imports] as string[]))

  test('brings less than 200 KB of script from the sign-in to Today, and into any other room', () => {
    const rooms = Object.values(routes as Record<string, { id: string; hasDefaultExport: boolean }>)
    for (const { id } of rooms.filter(({ hasDefaultExport }) => hasDefaultExport)) {
      const names = [...scriptsOf('root', 'pages/sign-in', 'shell/shell', 'shell/room', 'pages/today', id)]
      const bytes = [manifest, ...names.map((name) => name.split('/').at(-1) ?? '')].map(weightOf)
      expect(bytes.length).toBeGreaterThan(10)
      expect(
        bytes.reduce((sum, weight) => sum + weight, 0),
        id,
      ).toBeLessThan(200_000)
    }
  })
})
