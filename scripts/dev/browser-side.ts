import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { documentsInScripts } from '../documents-in-scripts.ts'
import { clientScripts } from './client-scripts.ts'
import { privateFiles, readableFolders, unwatched } from './watched-files.ts'

/**
 * Serves the islands to the browser, with the bundler's configuration left to Vite: a saved island is exchanged in place
 * and keeps its state. React Router's own hot reload is not used; it takes for granted that its client runs.
 * @param server carries the web socket by which the browser hears of changes
 */
export async function openBrowserSide(server: Server) {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    cacheDir: 'node_modules/.vite/islands',
    plugins: [documentsInScripts(), react()],
    optimizeDeps: { entries: ['app/islands/main.ts'] },
    server: {
      middlewareMode: true,
      ws: { server },
      cors: false,
      fs: { allow: readableFolders, deny: privateFiles },
      watch: { ignored: unwatched },
      warmup: { clientFiles: [`.${clientScripts.entry}`] },
    },
  })
  return {
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    reload: () => vite.ws.send({ type: 'full-reload' }),
    /** Lets the open pages fetch their style sheets again. */
    restyle: () => vite.ws.send('restyle'),
    close: () => vite.close(),
  }
}
