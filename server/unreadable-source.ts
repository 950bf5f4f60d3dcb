import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What to say of a document that is wrong (`content/company.yaml:7: …`) and of a source file that Node cannot read, such as one
 * with a missing comma (`content/site.ts:7: Expected ','`). Undefined for any other error.
 */
function unreadableSource(error: unknown): string | undefined {
  if (error instanceof Error && error.name === 'DocumentError') return error.message
  if (!(error instanceof SyntaxError)) return undefined
  const [, url, line] = /^(file:\/\/\S+):(\d+)$/m.exec(error.stack ?? '') ?? []
  return url && `${path.relative(process.cwd(), fileURLToPath(url))}:${line}: ${error.message}`
}

/** Ends the process with that line; any other error is passed on. */
export function exitOnUnreadableSource(error: unknown): never {
  const line = unreadableSource(error)
  if (!line) throw error
  console.error(line)
  process.exit(1)
}
