import { watchFile } from 'node:fs'
import { createServer } from 'node:http'
import { openBrowserSide } from './browser-side.ts'
import { createDeskSide } from './desk-side.ts'
import { errorPage } from './error-page.ts'
import { backend, openSources, readAtStart, type Saved, takeUpDocuments, website } from './sources.ts'
import type { Website } from './website.ts'

// The site while somebody works on it: the real server and store behind a port that stays open, and the website, read again
// when something of it is saved. All code of the site is loaded through Vite, which knows what a saved file touches.
process.env.NODE_ENV = 'development'
takeUpDocuments()

/** Counts what changed on pages; what is made from all of them is then made anew. */
let version = 0
/** Whether somebody may look at an error, which any save may mend. */
let isBroken = false
const saves: Saved[] = []

const port = createServer()
const [sources, browserSide] = await Promise.all([openSources(onSave), openBrowserSide(port)])
const deskSide = createDeskSide(port)
const { readSettings } = await sources
  .load<typeof import('#server/config.ts')>('/server/config.ts')
  .catch(explainAndExit)
const { exitOnStartProblem } = await sources.load<typeof import('#server/start-problem.ts')>('/server/start-problem.ts')
const { listen } = await sources.load<typeof import('#server/port.ts')>('/server/port.ts')
const config = readSettings()
// Nothing is changed in the store before the port is ours.
await listen(port, config).catch(exitOnStartProblem)
let running = start()

port.on('request', (request, response) => {
  const toBackend = () =>
    running.then(
      ({ answer }) => answer(request, response),
      async (error) => {
        isBroken = true
        response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(errorPage(await explain(error)))
      },
    )
  deskSide.answer(request, response, () =>
    browserSide.answer(request, response, () => sources.answer(request, response, toBackend)),
  )
})
await running.catch(explainAndExit)
console.log(`Listening on ${config.siteUrl}, mails in ${config.dataDir}/mail`)
for (const file of readAtStart)
  watchFile(file, () => console.log(`${file} saved: it counts when npm run dev is started again`))
// Vite's own listener would end the process before the store is closed.
process.removeAllListeners('SIGTERM')
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
// Whoever opens the first page does not wait for all of the website to be read.
sources.load(website).catch(() => {})

async function start() {
  const { startBackend } = await sources.load<typeof import('./backend.ts')>(backend)
  return startBackend({
    loadWebsite: () => sources.load<Website>(website),
    version: () => version,
    handleDesk: deskSide.handle,
    pageFailed: () => {
      isBroken = true
    },
  })
}

async function explain(error: unknown) {
  const explainer = await sources.load<typeof import('./explain.ts')>('/scripts/dev/explain.ts')
  return explainer.explain(error)
}

async function explainAndExit(error: unknown): Promise<never> {
  console.error((await explain(error)).message)
  process.exit(1)
}

async function stopBackend() {
  await running.then(
    (backend) => backend.stop(),
    () => {},
  )
}

/** An editor may write several files, or one file twice: they count together. */
function onSave(saved: Saved) {
  if (saves.push(saved) === 1) setTimeout(() => takeUp(saves.splice(0)), 30)
}

async function takeUp(saved: Saved[]) {
  const touches = (part: Exclude<keyof Saved, 'file'>) => saved.some((one) => one[part])
  if (touches('pages')) version += 1
  if (touches('server')) {
    const files = saved.filter(({ server }) => server).map(({ file }) => file)
    console.log(`${files.join(', ')} saved: the server starts again`)
    running = stopBackend().then(start)
    await running.catch(async (error) => console.error(`The server did not start: ${(await explain(error)).message}`))
  }
  if (touches('desk')) deskSide.reload()
  if (touches('pages') || touches('server') || isBroken) {
    isBroken = false
    browserSide.reload()
  } else if (touches('styles')) browserSide.restyle()
  // React Router reads its routes by itself, a moment later, and tells nobody.
  if (touches('routes')) setTimeout(browserSide.reload, 1_000)
}

async function stop() {
  setTimeout(() => process.exit(1), 5_000).unref()
  port.close()
  await stopBackend()
  await Promise.all([browserSide.close(), deskSide.close(), sources.close()])
  process.exit(0)
}
