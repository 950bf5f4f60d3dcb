import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { expect, test } from 'vitest'
import { fetchedIslands } from '#app/islands/registry.ts'
import { readClientScripts } from '#server/site/client-scripts.ts'
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
  .map(({ path, plain }) => {
    const tree = fromHtml(plain.toString('utf8'))
    return {
      path,
      islands: selectAll('[data-island]', tree).map(({ properties }) => String(properties.dataIsland)),
      preloads: selectAll('body > link[rel=modulepreload][fetchpriority=low]', tree).map(({ properties }) =>
        String(properties.href),
      ),
    }
  })

test('each island that pages fetch has a file of its own in the build', () => {
  expect(Object.keys(scripts.islands)).toEqual(fetchedIslands)
  for (const [island, files] of Object.entries(scripts.islands)) {
    expect(files.length, island).toBeGreaterThan(0)
    for (const file of files) expect(site.has(file), `${island}: ${file}`).toBe(true)
  }
})

test('every page fetches three scripts, whatever its islands', () => {
  const names = [...scripts.preloads, scripts.entry].map((file) => /\/([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1])
  expect(names).toEqual(['react', 'core', 'main'])
})

test('a page preloads what its islands need, and nothing for those that it does not have', () => {
  expect(scripts.preloads).not.toEqual([])
  for (const { path, islands, preloads } of pages) {
    const needed = islands.flatMap((island) => scripts.islands[island] ?? [])
    expect(preloads, path).toEqual([...new Set([...scripts.preloads, ...needed])])
  }
})
