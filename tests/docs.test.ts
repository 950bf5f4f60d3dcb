import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { settings } from '#server/settings/schema.ts'

/** Documents name files in backticks. A file that was moved or deleted must not stay in them. */
const documents = globSync(['*.md', 'docs/**/*.md', 'bench/*.md'])
const folders = globSync('*/', { exclude: ['node_modules', 'build', 'data'] }).map((name) => name.replace(/\/$/, ''))

/** Names without a folder in front, such as `quote.ts`, are files somewhere in these. */
const sources = [
  'app',
  'assistant',
  'contract',
  'content',
  'desk',
  'operator',
  'scripts',
  'search',
  'server',
  'tests',
  'bench',
]
const fileNames = new Set(
  globSync([...sources.map((folder) => `${folder}/**/*.*`), '*.*']).map((file) => file.replace(/^.*\//, '')),
)

const inBackticks = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
const isPath = (name: string) => /^[\w.{},*/-]+$/.test(name) && folders.some((folder) => name.startsWith(`${folder}/`))
const isFileName = (name: string) => /^[\w-]+(\.\w+)*\.(ts|tsx|css)$/.test(name)

describe.each(documents)('%s', (document) => {
  test('names files that are there', () => {
    const names = inBackticks(readFileSync(document, 'utf8'))
    const missing = names.filter((name) =>
      isPath(name) ? globSync(name).length === 0 : isFileName(name) && !fileNames.has(name),
    )
    expect(missing).toEqual([])
  })
})

test('each setting stands in docs/settings.md', () => {
  const named = new Set(inBackticks(readFileSync('docs/settings.md', 'utf8')))
  // Node's own, which the guide sets.
  const names = Object.keys(settings.shape).filter((name) => name !== 'NODE_ENV')
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !named.has(name))).toEqual([])
})
