import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import type { ClientScripts } from '#server/site/client-scripts.ts'
import { documentsInScripts } from './documents-in-scripts.ts'

const source = 'app/islands/main.ts'

/** A request costs a phone more than a kilobyte that it has already: what several parts share is one file. */
const groups = [
  // The one file that a page begins with.
  { name: 'main', tags: ['$initial' as const], priority: 1 },
  // Stays the same from one release to the next, and in the browser's cache.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  {
    name: 'core',
    test: /\/app\/(islands|lib|ui|drawings)\/|\/content\/swiss-time|\/contract\/limits/,
    minShareCount: 2,
  },
  // What the forms of pages are made of; their rules come once somebody fills one in.
  { name: 'form-parts', test: /\/contract\/[\w-]*fields|\/app\/sections\/form-inputs\//, minShareCount: 2 },
  // The QR-bill, and posting one: of no use to the other tools.
  { name: 'bill-parts', test: /\/app\/tools\/qr-bill\//, minShareCount: 2 },
  { name: 'tool-parts', test: /\/app\/tools\/(?!qr-bill|posting)|\/contract\/linkedin-post/, minShareCount: 2 },
]

/**
 * Builds what runs in the browser, beside the prerendered pages. React Router's own scripts are dropped: no page loads them.
 * Leaves build/raw/client-scripts.json, which tells what each page needs.
 * @param rawFolder holds the built website, which names its islands
 */
export async function buildIslands(rawFolder: string): Promise<void> {
  const clientFolder = path.join(rawFolder, 'client')
  const assets = path.join(clientFolder, 'assets')
  for (const name of await readdir(assets)) if (name.endsWith('.js')) await rm(path.join(assets, name))
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [documentsInScripts()],
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // What the licences of bundled packages ask for: their words go with the code.
      license: { fileName: 'licenses/scripts.txt' },
      rollupOptions: {
        input: source,
        // Else what an island shares with a part that it fetches later stays in the island's own file, which then needs the
        // bundler's runtime: a file more for every page.
        experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
        output: {
          codeSplitting: { groups },
          // Two letters less in each name, which no compression makes smaller: the entry names sixteen files.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
      },
    },
  })
  const { fetchedIslands } = await import(path.resolve(rawFolder, 'server', 'index.js'))
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const scripts = clientScripts(
    chunks.filter((file) => file.type === 'chunk'),
    fetchedIslands,
  )
  await writeFile(path.join(rawFolder, 'client-scripts.json'), JSON.stringify(scripts))
}

/** What the bundler has made of the entry and of each island, which it exports under the island's name. */
function clientScripts(chunks: Rolldown.OutputChunk[], islands: string[]): ClientScripts {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const main = chunks.find((chunk) => chunk.isEntry)
  if (!main) throw new Error(`${source} is missing in the build`)
  const chunkOf = (name: string) => {
    const chunk = chunks.find((found) => found.isDynamicEntry && found.exports.includes(name))
    if (!chunk) throw new Error(`${name} has no file in the build`)
    return chunk
  }
  const beginning = filesOf(main, byFile)
  const [entry, ...others] = beginning
  if (others.length > 0) throw new Error(`The entry waits for ${others.join(', ')}`)
  const withReact = filesOf(chunkOf('hydrate'), byFile)
  const filesOfIsland = (name: string) => [
    ...filesOf(chunkOf(name), byFile).difference(beginning).difference(withReact),
  ]
  return {
    entry: String(entry),
    shared: [...withReact.difference(beginning)],
    islands: Object.fromEntries(islands.map((name) => [name, filesOfIsland(name)])),
  }
}

/** The public address of a chunk, then those of everything that it imports at once. */
function filesOf(
  { fileName, imports }: Rolldown.OutputChunk,
  byFile: Map<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  found.add(`/${fileName}`)
  for (const name of imports) {
    const chunk = byFile.get(name)
    if (chunk && !found.has(`/${name}`)) filesOf(chunk, byFile, found)
  }
  return found
}
