import { setTimeout as sleep } from 'node:timers/promises'
import '#tests/support/use-files.ts'
import { inMemory, type LoadedFile, makeForms, plainOf } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'
import { startServer } from '#tests/support/server.ts'
import { handOver } from './support/hand-over.ts'
import { asServed, startNginx } from './support/nginx.ts'
import { startPhoneBrowser } from './support/phone.ts'
import { printTable, type Row, round } from './support/report.ts'
import { type Felt, observe, type Slowness } from './support/slow-phone.ts'

// How soon a page is seen on a slow telephone, beside the same page without any script from nginx, and the script it brings
// before it is loaded: npm run bench:felt, or with pages of one's own: npm run bench:felt -- /faq /contact
/** Of each page, ours and the one without scripts in turns. */
const runs = 7
const loading: Slowness = { processor: 8, network: { megabits: 1.6, latencyMs: 150 } }
/** Milliseconds in which whatever a page sets off is over: islands wake a second after it is idle. */
const settled = 3000

const given = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/', '/en/', '/services', '/faq', '/contact', '/blog', '/tools/vat']

const addresses = { siteUrl: 'http://localhost:3000', bookingUrl: undefined, anonKey: '', hasModel: false }
/** Of all pages, for the summary. */
const ratios = { firstPaint: [] as number[], largestPaint: [] as number[], longestTask: [] as number[] }
let mostScript = 0
/** Who paints as soon as a page without scripts; the rest is noise of the measurement. */
const mostRatio = 1.05
const mostScriptBytes = 10_000

const site = await loadSite('build', addresses)
const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn' })
const nginx = await startNginx(await Promise.all((await withoutScripts()).map((file) => asServed(file, server.url))), 1)
const browser = await startPhoneBrowser()
try {
  const rows: Row[] = []
  for (const path of paths) rows.push(...(await compare(path)))
  const { processor, network } = loading
  printTable(
    `Seen on a telephone with ${processor} times less processor, ${network?.megabits} Mbit/s, ${network?.latencyMs} ms; beside it the page without scripts; median of ${runs} in turns`,
    rows,
  )
  handOver('script-before-load', `at most ${round(mostScript / 1000, 1)} KB`, mostScript <= mostScriptBytes)
  handOver('first-picture', ...range(ratios.firstPaint))
  handOver('largest-picture', ...range(ratios.largestPaint))
  handOver('longest-task', ...range(ratios.longestTask))
} finally {
  browser.close()
  await Promise.all([nginx.stop(), server.stop()])
}

async function compare(path: string): Promise<Row[]> {
  const ours: Felt[] = []
  const theirs: Felt[] = []
  for (let run = 0; run < runs; run++) {
    const sides = [
      { url: server.url, results: ours },
      { url: nginx.url, results: theirs },
    ]
    // Nobody is always the second, who finds the machine warm.
    for (const { url, results } of run % 2 === 0 ? sides : sides.toReversed()) results.push(await load(url + path))
  }
  const rowOf = (what: string, name: keyof typeof ratios): Row => {
    const [our, their] = [median(ours, name), median(theirs, name)]
    // Neither has a task that counts as long.
    const ratio = our === their ? 1 : our / their
    ratios[name].push(ratio)
    const row = { what: `${path} ${what}`, figure: `${round(our)} ms`, beside: `${round(their)} ms` }
    return { ...row, ratio: round(ratio, 2), goal: `at most ${mostRatio}`, met: ratio <= mostRatio }
  }
  const script = median(ours, 'scriptBytes')
  mostScript = Math.max(mostScript, script)
  return [
    rowOf('first paint', 'firstPaint'),
    rowOf('largest paint', 'largestPaint'),
    rowOf('longest task', 'longestTask'),
    {
      what: `${path} script before the load event`,
      figure: `${round(script / 1000, 1)} KB`,
      goal: `at most ${mostScriptBytes / 1000} KB`,
      met: script <= mostScriptBytes,
    },
  ]
}

async function load(url: string): Promise<Felt> {
  const phone = await browser.open(loading)
  await phone.before(observe)
  await phone.open(url, 'networkIdle')
  await sleep(settled)
  const result = await phone.ask((): Felt => Reflect.get(window, 'felt'))
  await phone.close()
  return result
}

function range(found: number[]): [now: string, met: boolean] {
  const most = Math.max(...found)
  return [`${round(Math.min(...found), 2)} to ${round(most, 2)}`, most <= mostRatio]
}

/** The pages with every script taken out, and everything that is not a page or a script as it is. */
async function withoutScripts(): Promise<LoadedFile[]> {
  const others = [...site.values()].filter(({ type }) => !/^text\/(?:html|javascript)/.test(type))
  const pages = paths.map(async (path) => {
    const file = site.get(path)
    if (!file) throw new Error(`${path} is not a page of the built site: npm run build`)
    const html = plainOf(file).toString('utf8')
    const plain = Buffer.from(
      html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, ''),
    )
    return inMemory(file, await makeForms(plain, 11))
  })
  return [...(await Promise.all(pages)), ...others]
}

function median(results: Felt[], name: keyof Felt): number {
  return (
    results.map((result) => result[name]).sort((one, other) => one - other)[Math.floor(results.length / 2)] ??
    Number.NaN
  )
}
