import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startServer } from '#tests/support/server.ts'
import { findChromium } from '../scripts/chromium.ts'

// Lighthouse for a phone, as the median of three runs of each page: npm run bench:lighthouse -- / /en/ /contact
const paths = process.argv.slice(2)
if (paths.length === 0) paths.push('/')

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const server = await startServer()
const chrome = await launch({ chromePath: findChromium(), chromeFlags: flags })
try {
  console.log(['page', ...categories, 'FCP ms', 'LCP ms', 'CLS'].join('\t'))
  for (const path of paths) console.log([path, ...(await measure(server.url + path))].join('\t'))
} finally {
  chrome.kill()
  await server.stop()
}

async function measure(url: string): Promise<(number | string)[]> {
  const runs: number[][] = []
  for (let run = 0; run < 3; run++) runs.push(await once(url))
  const columns = runs[0]?.length ?? 0
  return Array.from({ length: columns }, (_, column) => median(runs.map((run) => run[column] ?? Number.NaN)))
}

async function once(url: string): Promise<number[]> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', onlyCategories: [...categories] })
  if (!result) throw new Error(`No result for ${url}`)
  const { lhr } = result
  const value = (audit: string) => Math.round((lhr.audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000
  return [
    ...categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    Math.round(value('first-contentful-paint')),
    Math.round(value('largest-contentful-paint')),
    value('cumulative-layout-shift'),
  ]
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
