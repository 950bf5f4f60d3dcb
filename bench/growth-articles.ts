import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { showRelease } from '#content/documents.ts'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { openStore } from '#server/db/open.ts'
import { releaseDocuments } from '#server/documents/release.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#tests/support/server.ts'
import { type Measured, printGrowth } from './support/growth.ts'
import { residentMegabytes } from './support/process.ts'
import { createPublisher } from './support/publish-marks.ts'
import { askAssistant, searchSite } from './support/questions.ts'

// What grows with the number of articles: publishing, pages, search, assistant, start: npm run bench:growth-articles [-- counts]
const given = process.argv.slice(2).map(Number)
const counts = given.length > 0 ? given : [0, 100, 1000]
const slug = 'qr-rechnung-automation-schweiz'

showRelease()
const columns: Measured[] = []
for (const count of counts) columns.push(await measure(count))
printGrowth('growth-articles', `${counts.join(' / ')} articles more, each in two languages`, columns)

async function measure(count: number): Promise<Measured> {
  const measured: Measured = new Map()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-data-'))
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: dataDir }
  const first = await startServer(env)
  const config = readConfig({ ...env, SITE_URL: 'http://localhost:3000' })
  const store = openStore(config)
  const context = createContext({ db: store.db, config, log: createLog({ logLevel: 'silent' }) })
  const { publish, publishMark } = createPublisher(context, first.url)

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
    measured.set('publishing them all until visible, ms', await publish(articles, isThere))
  } else measured.set('publishing them all until visible, ms', 0)

  for (const mark of ['1', '2']) measured.set('publishing a page until visible, ms', await publishMark(mark))
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
  const { readMs, findMs } = await searchSite(server.url)
  measured.set('reading the index of the search, ms', readMs)
  measured.set('a search in it, ms', findMs)
  measured.set('first answer of the assistant, ms', await askAssistant(server.url))
  measured.set('an answer of the assistant, ms', await askAssistant(server.url))
  measured.set('memory of the server, MB', residentMegabytes(server.process.pid))
  await store.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  return measured
}
