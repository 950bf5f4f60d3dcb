import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { openStore } from '#server/db/open.ts'
import { createDocumentsService } from '#server/documents/service.ts'
import { documentsParts } from '#server/publishing/parts-in-process.ts'
import { runTool } from './operator.ts'
import { type RunningServer, startServer } from './server.ts'
import { newPlace, silentLog } from './store.ts'

const settings = { SECRET: 'test'.repeat(10), SITE_URL: 'http://localhost:3000' }

/** The environment of servers on a store of their own. */
export async function publishingPlace(kind: 'sqlite' | 'postgres'): Promise<Record<string, string>> {
  const { env, remove } = await newPlace(kind)
  onTestFinished(remove)
  return { ...env, ...settings } as Record<string, string>
}

export async function serving(env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(env)
  onTestFinished(() => server.stop({ keepData: true }))
  return server
}

/** The marks on the pages of a document in both languages; a page that shows two is mixed. */
export async function marksOn({ url }: RunningServer): Promise<string[]> {
  const pages = await Promise.all(markedPages.map((page) => pageText(url + page)))
  return pages.map(markOn)
}

/** Publishes a mark and waits for no server. @returns the publication's number */
export async function publishMarkQuietly(env: Record<string, string>, name: string): Promise<number> {
  const config = readConfig(env)
  const { db, close } = openStore(config)
  try {
    const context = createContext({ db, config, log: silentLog })
    const service = createDocumentsService(context, documentsParts(context))
    const { documents } = await service.published()
    const changes = markedDocuments.map((id) => ({ id, text: marked(name)(documents.get(id) ?? '') }))
    const outcome = await service.publish(changes, { why: 'For a test' })
    if (!outcome.ok) throw new Error(outcome.problem)
    return outcome.publication
  } finally {
    await close()
  }
}

/** Publishes documents by the command line, from files of the test run. */
export async function createEditor(env: Record<string, string>) {
  const folder = await mkdtemp(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'documents-'))
  const content = (...args: string[]) => runTool(['content', ...args], env)

  return {
    folder,
    content,
    changed,
    written,
    publish,
    publishMark: async (name: string) =>
      publish(await Promise.all(markedDocuments.map((id) => changed(id, marked(name))))),
  }

  /** Waits until all servers show it, or one says why it cannot. */
  function publish(documents: [id: string, file: string][], why = 'For a test') {
    return content('publish', ...documents.flat(), '--why', why, '--json')
  }

  /** What a document says now, changed: every text has to be there. */
  async function changed(id: string, change: (text: string) => string): Promise<[id: string, file: string]> {
    const shown = await content('show', id, '--json')
    expect(shown).toMatchObject({ code: 0 })
    const { text } = JSON.parse(shown.stdout)
    const after = change(text)
    expect(after, id).not.toBe(text)
    return written(id, after)
  }

  async function written(id: string, text: string): Promise<[id: string, file: string]> {
    const file = path.join(folder, `${id.replaceAll('/', '-')}-${crypto.randomUUID()}`)
    await writeFile(file, text)
    return [id, file]
  }
}

/** What a page says; an answer that is none fails. */
export async function pageText(url: string): Promise<string> {
  const response = await fetch(url)
  expect([url, response.status]).toEqual([url, 200])
  return response.text()
}

/** The document of a page, in both languages, that tests put marks into. */
export const markedDocuments = ['de/auth', 'en/auth']
export const markedPages = ['/auth', '/en/auth']

/** Puts a mark into several fields of a document, which one page shows at several places. */
export const marked = (mark: string) => (text: string) =>
  text.replace(/^( *)(title|lead|stayed|stay): .*$/gm, `$1$2: Stand ${mark}.`)

/** The mark that a page shows; two of them where it is mixed. */
export function markOn(page: string): string {
  return [...new Set(page.match(/Stand [\w-]+\./g))].join(' and ') || 'none'
}

/** The slug of an article that the release does not have. */
export const sixth = 'sechster-artikel'

/** A whole article of the release under that name. */
export const asSixth = (text: string) =>
  text
    .replaceAll('bexio-vs-abacus-comparison', sixth)
    .replace(/^title: .*$/m, 'title: Der sechste Artikel')
    .replace(/^date: .*$/m, 'date: 2026-11-20')
