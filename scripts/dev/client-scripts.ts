import type { ClientScripts } from '#server/site/client-scripts.ts'

/** What pages load instead of the built script; Vite finds all else by itself. */
export const clientScripts: ClientScripts = { entry: '/scripts/dev/client.ts', shared: [], islands: {} }
