import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { digestOf } from '../site/file-forms.ts'

// The results of content/work-cache.ts, in a file beside the built site and in the folder of a published one.

const name = 'work-cache.json'

/** @returns nothing where there is no such file, or where it is not as it was written */
export async function readWorkCache(folder: string | undefined): Promise<Map<string, unknown>> {
  if (folder === undefined) return new Map()
  try {
    const file = await readFile(path.join(folder, name))
    const end = file.indexOf('\n')
    const content = file.subarray(end + 1)
    if (file.toString('utf8', 0, end) !== digestOf(content)) return new Map()
    return new Map(Object.entries(JSON.parse(content.toString('utf8'))))
  } catch {
    return new Map()
  }
}

export async function writeWorkCache(folder: string, results: Iterable<[string, unknown]>): Promise<void> {
  const content = Buffer.from(JSON.stringify(Object.fromEntries(results)))
  await writeFile(path.join(folder, name), [digestOf(content), '\n', content])
}
