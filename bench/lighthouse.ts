import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { startServer } from '#tests/support/server.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { handOver } from './support/hand-over.ts'
import { printLines, round } from './support/report.ts'

// Lighthouse for a phone, three runs of each page of the sitemap, in both languages; below 100, what cost the points:
// npm run bench:lighthouse. Some pages: npm run bench:lighthouse -- / /en/ /contact
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'] as const
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
const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: flags })
try {
  const asked = process.argv.slice(2)
  const paths = asked.length > 0 ? asked : await pagesOfSitemap()
  const lines: string[][] = []
  let perfect = 0
  for (const path of paths) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await measure(server.url + path))
    const scores = categories.map((name) => median(results.map((result) => scoreOf(result, name))))
    if (scores.every((score) => score === 100)) perfect++
    const [fcp = 0, lcp = 0, cls = 0] = times.map((name) => median(results.map((result) => figureOf(result, name))))
    lines.push([path, ...scores.map(String), round(fcp), round(lcp), round(cls, 3), costs(results).join('; ')])
    // A whole run takes an hour or more.
    console.error(lines.at(-1)?.join('  '))
  }
  const heads = ['page', ...categories, 'FCP ms', 'LCP ms', 'CLS', 'what cost points in any run']
  printLines(`Lighthouse for a phone, median of ${runs}`, heads, lines)
  handOver('lighthouse', `${perfect} of ${paths.length} pages`, perfect === paths.length)
} finally {
  chrome.kill()
  await server.stop()
}

async function pagesOfSitemap(): Promise<string[]> {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

async function measure(url: string): Promise<Result> {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', onlyCategories: [...categories] })
  if (!result) throw new Error(`No result for ${url}`)
  return result.lhr
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100)
}

function figureOf(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN
}

/** The audits with a weight that fell short, of the categories below 100, and by how much. */
function costs(results: Result[]): string[] {
  const found = results.flatMap((result) =>
    categories
      .filter((name) => scoreOf(result, name) < 100)
      .flatMap((name) => result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${result.audits[id]?.displayValue ?? ''}`.trim()),
  )
  return [...new Set(found)]
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
