import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import type { ClientScripts } from '#server/site/client-scripts.ts'

const entry = 'app/islands/main.ts'

/** A request costs a phone more than a kilobyte that it has already: what several parts share is one file. */
const groups = [
  // Stays the same from one release to the next, and in the browser's cache.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  {
    name: 'core',
    test: /\/app\/(islands|lib|ui|drawings)\/|\/contract\/limits|vite\/preload-helper/,
    minShareCount: 2,
  },
  { name: 'tool-parts', test: /\/app\/tools\//, minShareCount: 2 },
]

/**
 * Builds what runs in the browser, beside the prerendered pages. React Router's own scripts are dropped: no page loads them.
 * Leaves build/raw/client-scripts.json, which tells what each page needs.
 */
export async function buildIslands(rawFolder: string): Promise<void> {
  const clientFolder = path.join(rawFolder, 'client')
  const assets = path.join(clientFolder, 'assets')
  for (const name of await readdir(assets)) if (name.endsWith('.js')) await rm(path.join(assets, name))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      manifest: 'islands.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: entry,
        output: { codeSplitting: { groups } },
      },
    },
  })
  const file = path.join(clientFolder, 'islands.json')
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  await rm(file)
  await writeFile(path.join(rawFolder, 'client-scripts.json'), JSON.stringify(await readScripts(manifest)))
}

/** The entry's address, and for each island the files that its own chunk needs besides the entry's. */
async function readScripts(manifest: Manifest): Promise<ClientScripts> {
  const main = manifest[entry]
  if (!main) throw new Error(`${entry} is missing in the build`)
  const loaded = new Set(filesOf(manifest, entry))
  const registry = await readFile('app/islands/registry.ts', 'utf8')
  const islands = Object.fromEntries(
    [...registry.matchAll(/'?([\w-]+)'?:\s*\(\)\s*=>\s*import\(\s*'#([^']+)'/g)].map(([, name = '', source = '']) => [
      name,
      filesOf(manifest, source).filter((chunk) => !loaded.has(chunk)),
    ]),
  )
  return { entry: `/${main.file}`, preloads: [...loaded].filter((file) => file !== `/${main.file}`), islands }
}

/** A chunk and everything that it imports at once, as public addresses. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source]
  if (!chunk || seen.has(source)) return []
  seen.add(source)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))]
}
