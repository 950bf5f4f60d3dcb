import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { features } from 'web-features'

/**
 * What scripts call must be there in every browser that is served in full (docs/browsers.md). Styles are held to the same year by
 * the linter (`useBaseline` in biome.json), and syntax by the build's target.
 */
const lastDay = '2024-12-31'

/** Called only where it is there, or brought along. */
const guarded: Record<string, string[]> = {
  // React, for view transitions that we do not use.
  'components|entry.client|react': ['startViewTransition', 'skipTransition'],
  // ProseMirror, at the desk.
  schema: ['caretPositionFromPoint', 'createHTML', 'createPolicy', 'getComposedRanges'],
  // pdf.js in its legacy build, which fills in what is missing.
  'pdf-pages|pdf.worker': [
    ...['Float16Array', 'ImageDecoder', 'bytes', 'fromBase64', 'getOrInsertComputed', 'isRawJSON', 'rawJSON'],
    ...['setFromBase64', 'setFromHex', 'sumPrecise', 'take', 'toArray', 'toBase64', 'toHex', 'try'],
  ],
}

/** Names of built-in functions and classes that some core browser lacks, or has since a later day; not those that have an older namesake. */
function lateNames(): Set<string> {
  const late = new Set<string>()
  const timely = new Set<string>()
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const key of feature.compat_features ?? []) {
      const names = /^(?:api|javascript\.builtins)\.(\w+)(?:\.(\w+?))?(?:_static)?$/.exec(key)
      if (!names) continue
      const [, owner = '', member] = names
      const since = (feature.status.by_compat_key?.[key] ?? feature.status).baseline_low_date?.replace('≤', '')
      if (since && since <= lastDay) timely.add(member ?? owner)
      // Members of what only one browser knows have names that everybody uses.
      else if (since || !member) late.add(member ?? owner)
    }
  }
  return late.difference(timely)
}

const files = globSync('build/raw/{client,desk/client}/**/*.js')
const late = lateNames()

test('scripts call nothing that a browser of two years ago lacks', () => {
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const [name = ''] = path.basename(file).split(/-[\w-]{6,8}\.js$/)
    const allowed = Object.entries(guarded).flatMap(([names, calls]) => (names.split('|').includes(name) ? calls : []))
    const calls = readFileSync(file, 'utf8').matchAll(/\.(\w+)\(|\bnew (\w+)\b/g)
    const names = new Set([...calls].map(([, method, constructed]) => method ?? constructed ?? ''))
    return [...names].filter((each) => late.has(each) && !allowed.includes(each)).map((each) => `${each} in ${name}`)
  })
  expect(found).toEqual([])
})

test('a new call is noticed, an old one is not', () => {
  expect(late).toContain('getOrInsertComputed')
  expect(late).toContain('startViewTransition')
  expect(late).not.toContain('replaceAll')
})
