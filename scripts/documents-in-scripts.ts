import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readYaml } from '#content/yaml.ts'

/**
 * Lets code import a document: `#content/de/crash.yaml`. For the few words and figures that a page needs before it could
 * fetch anything, or when it has failed. They change with the next build; all else is read by `content/documents.ts`.
 */
export function documentsInScripts(): Plugin {
  return {
    name: 'documents-in-scripts',
    load(id) {
      if (!id.endsWith('.yaml')) return null
      const read = readYaml(readFileSync(id, 'utf8'))
      if (read.fault) throw new Error(`${id}:${read.fault.line}: ${read.fault.message}`)
      return { code: `export default ${JSON.stringify(read.value)}`, moduleType: 'js' }
    },
  }
}
