import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import type { DeskHandler } from '#server/desk/handler.ts'
import { privateFiles, readableFolders, unwatched } from './watched-files.ts'

/** The desk's pages and scripts as they were last saved. Started when somebody first opens it: most work is on the website. */
export type DeskSide = {
  handle: DeskHandler
  /** Serves the desk's scripts and styles; what is none of them goes on to the server. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Loads its open pages again. */
  reload(): void
  close(): Promise<void>
}

/** @param server carries the web socket by which the browser hears of changes */
export function createDeskSide(server: Server): DeskSide {
  let opening: Promise<ViteDevServer> | undefined
  let vite: ViteDevServer | undefined

  async function open() {
    vite = await createServer({
      root: 'desk',
      configFile: 'desk/vite.config.ts',
      configLoader: 'native',
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      cacheDir: '../node_modules/.vite/desk',
      // Packages that are found while a page is open would load it again.
      optimizeDeps: { entries: ['root.tsx', 'pages/**/*.{ts,tsx}'], include: ['react-dom/client', 'react-router/dom'] },
      server: {
        middlewareMode: true,
        ws: { server },
        cors: false,
        fs: { allow: readableFolders, deny: privateFiles },
        watch: { ignored: unwatched },
      },
    })
    return vite
  }

  return {
    async handle(request, facts) {
      opening ??= open()
      const { handleDesk } = (await (await opening).ssrLoadModule('/handler.ts')) as { handleDesk: DeskHandler }
      return handleDesk(request, facts)
    },
    answer(request, response, next) {
      const { url } = request
      if (!vite || !url?.startsWith('/desk/')) return next()
      vite.middlewares(request, response, () => {
        // Vite took the base off the address.
        request.url = url
        next()
      })
    },
    reload: () => vite?.ws.send({ type: 'full-reload' }),
    async close() {
      await (await opening)?.close()
    },
  }
}
