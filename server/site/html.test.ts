import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './html.ts'

const hash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64').replaceAll('+', '-').replaceAll('/', '_')}'`

test('every inline script is hashed once; files and data are not', () => {
  const html = [
    '<script>one()</script>',
    '<script type="module" async="">two()\nthree()</script>',
    '<script>one()</script>',
    '<script src="/assets/x.js"></script>',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    '<script type="application/json" id="facts">{}</script>',
  ].join('')
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()\nthree()')])
})
