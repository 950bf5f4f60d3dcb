import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { runTool } from './operator.ts'

/** Publishes documents by the command line, from files of the test run. */
export async function createEditor(env: Record<string, string>) {
  const folder = await mkdtemp(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'documents-'))
  const content = (...args: string[]) => runTool(['content', ...args], env)

  return {
    folder,
    content,
    /** What a document says now, changed: every text has to be there. */
    changed: async (id: string, change: (text: string) => string): Promise<[id: string, file: string]> => {
      const shown = await content('show', id, '--json')
      expect(shown).toMatchObject({ code: 0 })
      const { text } = JSON.parse(shown.stdout)
      const after = change(text)
      expect(after, id).not.toBe(text)
      return written(id, after)
    },
    written,
    publish: (documents: [id: string, file: string][], why = 'For a test') =>
      content('publish', ...documents.flat(), '--why', why, '--json'),
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
