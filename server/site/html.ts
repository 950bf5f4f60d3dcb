import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/** CSP source expressions for every inline script of a document, as the browser will hash them; a folder may be named so (written-site.ts). */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(
    (match) =>
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')
        .replaceAll('+', '-')
        .replaceAll('/', '_')}'`,
  )
  return [...new Set(hashes)]
}
