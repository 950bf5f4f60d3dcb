import { request } from 'node:http'
import '#tests/support/use-files.ts'
import { dataAddress } from '#tests/support/desk-client.ts'
import { openOffice } from '#tests/support/desk-office.ts'
import { startServer } from '#tests/support/server.ts'
import { asFastAsPossible } from './support/fixed-rate.ts'
import { handOver } from './support/hand-over.ts'
import { mostMegabytes, processorSeconds } from './support/process.ts'
import { printTable, type Row, round } from './support/report.ts'

// Answers that are rendered for one reader: forms without JavaScript, pages with a query, the desk: npm run bench:rendered
// Each from a network of its own, so that no allowance stops it.
const seconds = 8
const lanes = 16

const server = await startServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' })
const office = await openOffice(server)
const { cookie } = await office.sitDown('owner')
for (let number = 0; number < 60; number++) {
  const message = `Wir buchen ${number} Belege im Monat von Hand und möchten das ändern.`
  await office.addEnquiry({ name: `Nr. ${number}`, email: `nr${number}@muster.example`, message })
}

const wrongForm = 'name=Nr.+1&email=keine-adresse&message=Guten+Tag'
const asked: { what: string; path: string; body?: string; status: number; goal?: number; desk?: true }[] = [
  { what: 'a form without JavaScript, with a mistake', path: '/contact', body: wrongForm, status: 400, goal: 300 },
  { what: 'the contact page for an event', path: '/contact?topic=demo', status: 200, goal: 300 },
  { what: 'the blog, filtered', path: '/en/blog?q=vat', status: 200, goal: 300 },
  { what: 'the appointment book', path: '/book', status: 200 },
  { what: "the desk's inbox, data", path: dataAddress('/desk/enquiries'), status: 200, desk: true },
  { what: "the desk's inbox, page", path: '/desk/enquiries', status: 200, desk: true },
]

const rows: Row[] = []
/** Of those with a goal. */
const rates: number[] = []
try {
  for (const question of asked) rows.push(await measure(question))
  const most = mostMegabytes(server.process.pid)
  handOver(
    'rendered-per-second',
    `${round(Math.min(...rates))} to ${round(Math.max(...rates))}`,
    Math.min(...rates) >= 300,
  )
  handOver('memory-rendered', `${round(most)} MB`, most < 180)
  rows.push({ what: 'most memory of the server', figure: `${round(most)} MB` })
} finally {
  await office.store.close()
  await server.stop()
}
printTable(`Rendered answers, ${lanes} at a time`, rows)

async function measure({ what, path, body, status, goal, desk }: (typeof asked)[number]): Promise<Row> {
  const ask = (number: number) => send(path, number, status, { body, cookie: desk && cookie })
  await asFastAsPossible(lanes, 3, ask)
  const before = processorSeconds(server.process.pid)
  const { perSecond, errors } = await asFastAsPossible(lanes, seconds, ask)
  const used = (processorSeconds(server.process.pid) - before) * 1000
  if (goal) rates.push(perSecond)
  return {
    what,
    figure: `${round(perSecond)} a second, ${round(used / (perSecond * seconds), 1)} ms of processor time each, ${errors} errors`,
    ...(goal && { goal: `at least ${goal}`, met: perSecond >= goal && errors === 0 }),
  }
}

function send(
  path: string,
  number: number,
  status: number,
  { body, cookie }: { body?: string | undefined; cookie?: string | undefined },
): Promise<void> {
  const headers = {
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    'accept-encoding': 'gzip',
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' }),
  }
  return new Promise((resolve, reject) => {
    request(server.url + path, { method: body ? 'POST' : 'GET', headers }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === status ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
      )
    })
      .once('error', reject)
      .end(body)
  })
}
