import '#tests/support/use-files.ts'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type LoadedFile, loadSite } from '#server/site/load.ts'
import { islandsAwake } from '#tests/support/scripts-run.ts'
import { startServer } from '#tests/support/server.ts'
import { interactions } from './support/interactions.ts'
import { asServed, startNginx } from './support/nginx.ts'
import { printTable, type Row, round } from './support/report.ts'
import { type Felt, newPhone, type Slowness, startBrowser } from './support/slow-phone.ts'

// How soon a page is seen on a slow telephone, beside the same page without any script from nginx, and how soon it answers
// to a touch: npm run bench:felt, or with pages of one's own: npm run bench:felt -- /faq /contact
/** Of each page, ours and the one without scripts in turns; and of each touch. */
const runs = { paint: 7, touch: 3 }
const loading: Slowness = { processor: 8, network: { megabits: 1.6, latencyMs: 150 } }
const using: Slowness = { processor: 6 }
/** Milliseconds in which whatever a page or a touch sets off is over. */
const settled = 1500

const given = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/', '/en/', '/services', '/faq', '/contact', '/blog', '/tools/vat']

const addresses = { siteUrl: 'http://localhost:3000', bookingUrl: undefined, anonKey: '', hasModel: false }
const site = await loadSite('build', addresses)
const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const nginx = await startNginx(await Promise.all(withoutScripts().map((file) => asServed(file, server.url))), 1)
const browser = await startBrowser()
try {
  const rows: Row[] = []
  for (const path of paths) rows.push(...(await compare(path)))
  const { processor, network } = loading
  printTable(
    `Seen on a telephone with ${processor} times less processor, ${network?.megabits} Mbit/s, ${network?.latencyMs} ms; beside it the page without scripts; median of ${runs.paint} in turns`,
    rows,
  )
  const answers: Row[] = []
  for (const interaction of interactions) answers.push(await use(interaction))
  printTable(`From touch or key to picture, ${using.processor} times less processor, median of ${runs.touch}`, answers)
} finally {
  await browser.close()
  await Promise.all([nginx.stop(), server.stop()])
}

async function compare(path: string): Promise<Row[]> {
  const ours: Felt[] = []
  const theirs: Felt[] = []
  for (let run = 0; run < runs.paint; run++) {
    const sides = [
      { url: server.url, results: ours },
      { url: nginx.url, results: theirs },
    ]
    // Nobody is always the second, who finds the machine warm.
    for (const { url, results } of run % 2 === 0 ? sides : sides.toReversed()) results.push(await load(url + path))
  }
  const paint = (what: string, name: keyof Felt): Row => {
    const [our, their] = [median(ours, name), median(theirs, name)]
    const row = { what: `${path} ${what}`, figure: `${round(our)} ms`, beside: `${round(their)} ms` }
    return { ...row, ratio: round(our / their, 2), goal: 'at most 1.05', met: our / their <= 1.05 }
  }
  const [our, their] = [median(ours, 'longestTask'), median(theirs, 'longestTask')]
  const task = { what: `${path} longest task`, figure: `${round(our)} ms`, beside: `${round(their)} ms` }
  return [
    paint('first paint', 'firstPaint'),
    paint('largest paint', 'largestPaint'),
    { ...task, goal: 'under 80 ms', met: our < 80 },
  ]
}

async function load(url: string): Promise<Felt> {
  const { page, felt, close } = await newPhone(browser, loading)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settled)
  const result = await felt()
  await close()
  return result
}

async function use({ what, path, act }: (typeof interactions)[number]): Promise<Row> {
  const results: Felt[] = []
  for (let run = 0; run < runs.touch; run++) {
    const { page, felt, close } = await newPhone(browser, using)
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await islandsAwake(page)
    await page.waitForTimeout(settled)
    await act(page)
    await page.waitForTimeout(settled)
    results.push(await felt())
    await close()
  }
  const slowest = median(results, 'slowestInteraction')
  return {
    what,
    figure: slowest > 0 ? `${round(slowest)} ms` : 'under 16 ms',
    goal: 'under 100 ms',
    met: slowest < 100,
  }
}

/** The pages with every script taken out, and everything that is not a page or a script as it is. */
function withoutScripts(): LoadedFile[] {
  const others = [...site.values()].filter(({ type }) => !/^text\/(?:html|javascript)/.test(type))
  const pages = paths.map((path) => {
    const file = site.get(path)
    if (!file) throw new Error(`${path} is not a page of the built site: npm run build`)
    const html = file.plain.toString('utf8')
    const plain = Buffer.from(
      html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, ''),
    )
    return { ...file, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) }
  })
  return [...pages, ...others]
}

function median(results: Felt[], name: keyof Felt): number {
  return (
    results.map((result) => result[name]).sort((one, other) => one - other)[Math.floor(results.length / 2)] ??
    Number.NaN
  )
}
