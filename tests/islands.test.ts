import { fromHtml } from 'hast-util-from-html'
import { select, selectAll } from 'hast-util-select'
import { expect, test } from 'vitest'
import { fetchedIslands } from '#app/islands/registry.ts'
import { readClientScripts } from '#server/site/client-scripts.ts'
import { plainOf } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'

const scripts = await readClientScripts('build/raw')
const site = await loadSite('build', {
  siteUrl: 'http://localhost:3000',
  bookingUrl: undefined,
  anonKey: '',
  hasModel: false,
})

/** A page of the built site: the islands on it, and what it tells the browser to fetch. */
const pages = [...site.values()]
  .filter(({ type }) => type.startsWith('text/html'))
  .map((file) => {
    const tree = fromHtml(plainOf(file).toString('utf8'))
    return {
      path: file.path,
      islands: selectAll('[data-island]', tree).map(({ properties }) => String(properties.dataIsland)),
      modules: String(select('[data-modules]', tree)?.properties.dataModules).split(' '),
      preloads: selectAll('link[rel=modulepreload]', tree),
    }
  })

test('each island that pages fetch has a file of its own in the build', () => {
  expect(Object.keys(scripts.islands)).toEqual(fetchedIslands)
  for (const [island, files] of Object.entries(scripts.islands)) {
    expect(files.length, island).toBeGreaterThan(0)
    for (const file of files) expect(site.has(file), `${island}: ${file}`).toBe(true)
  }
})

test('a page begins with one script, and React comes with the first island', () => {
  const names = scripts.shared.map((file) => /\/([\w-]+)-[\w-]{6}\.js$/.exec(file)?.[1])
  expect(names.sort()).toEqual(['core', 'hydrate', 'react', 'rolldown-runtime'])
  expect(scripts.shared).not.toContain(scripts.entry)
})

test('a page names the files of its islands, and fetches none ahead of its pictures', () => {
  for (const { path, islands, modules, preloads } of pages) {
    const needed = islands.flatMap((island) => scripts.islands[island] ?? [])
    expect(modules, path).toEqual([...new Set([...scripts.shared, ...needed])])
    expect(preloads, path).toEqual([])
  }
})
