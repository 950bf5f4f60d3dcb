import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { createLogger, createServer, type EnvironmentModuleNode, type Plugin } from 'vite'
import { showFiles } from '#content/documents.ts'
import { typeWords } from '../type-words.ts'
import { privateFiles, readableFolders, unwatched } from './watched-files.ts'

/** What a saved file is part of. */
export type Saved = {
  /** From the project's root. */
  file: string
  /** A style sheet. */
  styles: boolean
  /** What the server renders into pages, apart from what only islands show. */
  pages: boolean
  /** The server's own code. */
  server: boolean
  /** What the desk shows. Its own code it exchanges by itself. */
  desk: boolean
  /** Which pages there are. */
  routes: boolean
}

/** Where the graph of modules begins: what answers for pages, and the server around it. */
export const website = '/app/handler.ts'
export const backend = '/scripts/dev/backend.ts'

/** What is read once, when the development server starts. */
export const readAtStart = [
  'package.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/documents-in-scripts.ts',
]

/** Islands are rendered into pages through it alone; in the browser they change by themselves (browser-side.ts). */
const islandRegistry = path.resolve('app/islands/registry.ts')

/**
 * Everything that runs on the server, loaded through Vite with the configuration of the build: a module is read again once
 * it, or one that it imports, was saved.
 */
export async function openSources(onSave: (saved: Saved) => void) {
  const vite = await createServer({
    appType: 'custom',
    clearScreen: false,
    customLogger: withoutStacks(),
    // Read by Node itself: bundled, everything that the configuration imports would start Vite again when it is saved.
    configLoader: 'native',
    server: {
      middlewareMode: true,
      // The browser listens to the islands' server.
      ws: false,
      cors: false,
      fs: { allow: readableFolders, deny: privateFiles },
      watch: { ignored: [...unwatched, ...readAtStart.map((file) => path.resolve(file))] },
    },
    plugins: [reportSaves(onSave)],
  })
  return {
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    load: <Module>(address: string) => vite.ssrLoadModule(address) as Promise<Module>,
    close: () => vite.close(),
  }
}

/** The way to an error through Vite's own code says nothing; that of an error in a page stands in the log. */
function withoutStacks() {
  const logger = createLogger('warn', { allowClearScreen: false })
  const { error } = logger
  logger.error = (message, options) => error(message.replace(/^\s+at .*\n?/gm, ''), options)
  return logger
}

/** Documents are read when somebody asks for them, from the set that is shown. */
const documentFile = /^content\/.*\.(yaml|md)$/

/** Words are shown and typed as they lie in the files now. */
export function takeUpDocuments(): void {
  showFiles()
  typeWords()
}

function reportSaves(onSave: (saved: Saved) => void): Plugin {
  return {
    name: 'report-saves',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'ssr') return
      const touched = importersOf(modules)
      const isDocument = documentFile.test(path.relative('.', file))
      if (isDocument) takeUpDocuments()
      onSave({
        file: path.relative('.', file),
        styles: file.endsWith('.css'),
        // What a page looks like is no part of what it says.
        pages: isDocument || (!file.endsWith('.css') && touched.has(path.resolve(`.${website}`))),
        // Settings take from the company what nobody has set.
        server: file === path.resolve('content/company.yaml') || touched.has(path.resolve(`.${backend}`)),
        desk: isDocument,
        routes: file === path.resolve('app/routes.ts') || file === path.resolve('content/site.ts'),
      })
    },
  }
}

/** Files of the modules and of all that import them, directly or not. */
function importersOf(modules: EnvironmentModuleNode[]): Set<string | null> {
  const found = new Set(modules)
  for (const { importers } of found) {
    for (const importer of importers) if (importer.file !== islandRegistry) found.add(importer)
  }
  return new Set([...found].map(({ file }) => file))
}
