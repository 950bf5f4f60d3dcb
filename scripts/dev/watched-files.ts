import { createRequire } from 'node:module'
import path from 'node:path'

// Which files the development server may hand to a browser on this machine, and which it need not look at.

const { resolve } = createRequire(import.meta.url)

/** The store, with its mails and secret. */
const dataFolders = ['data', process.env.DATA_DIR ?? 'data'].map((folder) => `${path.resolve(folder)}/**`)

/** The project, and the packages wherever they lie. */
export const readableFolders = [process.cwd(), path.resolve(resolve('react/package.json'), '../..')]

/** What no browser needs. */
export const privateFiles = ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', ...dataFolders]

/** What changes without anybody saving it. */
export const unwatched = [...['build', '.cache'].map((folder) => `${path.resolve(folder)}/**`), ...dataFolders]
