import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkDocuments } from '#content/check/check-documents.ts'
import { showRelease } from '#content/release.ts'
import { calls } from '#contract/calls.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { openStore } from '#server/db/open.ts'
import { knownPictures, releaseDocuments } from '#server/documents/release.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { createLog } from '#server/log.ts'
import { marked, markedDocuments, markedPages, markOn } from '#tests/support/publishing.ts'
import { startServer } from '#tests/support/server.ts'
import { residentMegabytes } from './support/process.ts'
import { printTable, type Row, round } from './support/report.ts'

// What grows with the number of articles: publishing, pages, search, assistant, start: npm run bench:growth-articles [-- counts]
const given = process.argv.slice(2).map(Number)
const counts = given.length > 0 ? given : [0, 100, 1000]
const slug = 'qr-rechnung-automation-schweiz'
const longestMs = 20 * 60_000

showRelease()
const check = (documents: ReadonlyMap<string, string>) => checkDocuments(documents, knownPictures(new Set()))
const columns: Map<string, number>[] = []
for (const count of counts) columns.push(await measure(count))
const rows: Row[] = [...(columns[0]?.keys() ?? [])].map((what) => ({
  what,
  figure: columns.map((column) => round(column.get(what) ?? Number.NaN)).join(' / '),
}))
printTable(`${counts.join(' / ')} articles more, each in two languages`, rows)

async function measure(count: number): Promise<Map<string, number>> {
  const measured = new Map<string, number>()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-data-'))
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: dataDir }
  const first = await startServer(env)
  const config = readConfig({ ...env, SITE_URL: 'http://localhost:3000' })
  const store = openStore(config)
  const context = createContext({ db: store.db, config, log: createLog({ logLevel: 'silent' }) })
  const service = createDocumentsService(context, { release: releaseDocuments(), check })

  /** Milliseconds until the site shows it. */
  async function publish(changes: { id: string; text: string }[], url: string, isShown: () => Promise<boolean>) {
    const began = performance.now()
    const outcome = await service.publish(changes, { why: 'For a measurement' })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome).slice(0, 1000))
    while (!(await isShown())) {
      if (performance.now() - began > longestMs) throw new Error(`${url} never showed it`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return performance.now() - began
  }

  const articles = ['de', 'en'].flatMap((language) => {
    const text = releaseDocuments().get(`${language}/blog/${slug}`) ?? ''
    return Array.from({ length: count }, (_, number) => ({
      id: `${language}/blog/measured-article-${number}`,
      text: text
        .replace(/^(title: ")/m, `$1Nr. ${number} `)
        .replace(/^(slug: |image: .*)qr-.*-schweiz/gm, `$1measured-article-${number}`),
    }))
  })
  if (count > 0) {
    const last = `${first.url}/blog/measured-article-${count - 1}`
    const isThere = async () => (await fetch(last)).status === 200
    measured.set('publishing them all until visible, ms', await publish(articles, last, isThere))
  } else measured.set('publishing them all until visible, ms', 0)

  for (const round of [1, 2]) {
    const documents = (await service.published()).documents
    const changes = markedDocuments.map((id) => ({ id, text: marked(`${round}`)(documents.get(id) ?? '') }))
    const page = first.url + markedPages[0]
    const isShown = async () => markOn(await (await fetch(page)).text()) === `Stand ${round}.`
    measured.set('publishing a page until visible, ms', await publish(changes, page, isShown))
  }
  await first.stop({ keepData: true })

  const server = await startServer(env)
  measured.set('start until ready, ms', server.readyMs)
  const weight = async (address: string) => {
    const answer = await fetch(server.url + address, { headers: { 'accept-encoding': 'gzip' } })
    await answer.arrayBuffer()
    return Number(answer.headers.get('content-length')) / 1024
  }
  measured.set('list of articles, KB gzip', await weight('/blog'))
  measured.set('index of the search, KB gzip', await weight('/search/de.json'))
  measured.set('sitemap, KB gzip', await weight('/sitemap.xml'))
  measured.set('first answer of the assistant, ms', await ask(server.url))
  measured.set('an answer of the assistant, ms', await ask(server.url))
  measured.set('memory of the server, MB', residentMegabytes(server.process.pid))
  await store.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  return measured
}

async function ask(url: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url + calls.chat, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Was ist eine QR-IBAN?' }], language: 'de' }),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`The assistant answered ${answer.status}`)
  return performance.now() - began
}
