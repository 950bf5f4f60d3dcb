import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { isErrorPath } from './error-pages.ts'
import { type LoadedFile, readForm } from './file-forms.ts'
import { inlineScriptsOf, type LoadedSite } from './load.ts'
import { isAlwaysRendered } from './query-pages.ts'

/**
 * Writes the site as files for a web server, which then serves pages by itself (`deploy/nginx.conf`): `current` in the folder is a link
 * to them and changes at once, when all of them are there.
 * - Its `site` is a link to the folder with all of them, which is named by the scripts that their policy allows: web servers read it off there, so
 *   that nothing written here is configuration, and a page never meets another version's policy (decision 0059).
 * - In it, `files/` is what has its own name at its public path; `pages/` the documents, as `about.html` for `/about`. `.br` and `.gz` stand beside each.
 *
 * Pages that change with time or with the reader are not among them: the server behind answers for what is not there.
 * A file that stays the same stays the same file, with its time, so that browsers need not fetch it again.
 */
export async function writeSite(site: LoadedSite, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const before = await readWritten(folder)
  const target = await mkdtemp(path.join(folder, 'site-'))
  const scripts = ["'self'", ...inlineScriptsOf(site)].join(' ')
  for (const name of ['files', 'pages']) await mkdir(path.join(target, scripts, name), { recursive: true })
  await symlink(scripts, path.join(target, 'site'))
  const files = [...site.values()].filter(isPlain)
  for (const file of files) await writeFileOf(file, path.join(target, 'site'), before)
  const etags = Object.fromEntries(files.map((file) => [placeOf(file), file.etag]))
  await writeReadable(path.join(target, 'etags.json'), JSON.stringify(etags))
  await openFolders(target)
  // A link is changed at once by another taking its name.
  const next = path.join(folder, 'next')
  await rm(next, { force: true })
  await symlink(path.basename(target), next)
  await rename(next, path.join(folder, 'current'))
  await prune(folder, [target, before?.folder])
}

function isPlain({ path: address, changes }: LoadedFile): boolean {
  return !changes && !isErrorPath(address) && !isAlwaysRendered(address)
}

/** Where a file lies in the folder. */
export function placeOf({ path: address, scriptHashes }: Pick<LoadedFile, 'path' | 'scriptHashes'>): string {
  if (!scriptHashes) return `files${address}`
  return address.endsWith('/') ? `pages${address}index.html` : `pages${address}.html`
}

type Written = { folder: string; etags: Record<string, string> }

/** The folder as it was last written; undefined when there is none, or none that can be read. */
async function readWritten(root: string): Promise<Written | undefined> {
  try {
    const folder = path.join(root, await readlink(path.join(root, 'current')))
    return { folder, etags: JSON.parse(await readFile(path.join(folder, 'etags.json'), 'utf8')) }
  } catch {
    return undefined
  }
}

async function writeFileOf(file: LoadedFile, folder: string, before: Written | undefined): Promise<void> {
  const place = placeOf(file)
  await mkdir(path.dirname(path.join(folder, place)), { recursive: true })
  // A form that is not smaller is not sent either.
  const forms = [
    { ending: '', form: 'identity' as const },
    ...(file.heldAs === 'br' ? [{ ending: '.br', form: 'br' as const }] : []),
    ...(file.gzip ? [{ ending: '.gz', form: 'gzip' as const }] : []),
  ]
  const isKnown = before?.etags[place] === file.etag
  const time = isKnown ? new Date() : await timeAfter(before && path.join(before.folder, 'site', place))
  for (const { ending, form } of forms) {
    const target = path.join(folder, place + ending)
    if (isKnown && (await linked(path.join(before.folder, 'site', place + ending), target))) continue
    await writeReadable(target, await readForm(file, form))
    await utimes(target, time, time)
  }
}

/**
 * By their times, in whole seconds, and their lengths web servers tell browsers whether they know a file: one that takes the place of another
 * is a second younger at least.
 */
async function timeAfter(before: string | undefined): Promise<Date> {
  const known = before && (await stat(before).catch(() => undefined))
  return new Date(Math.max(Date.now(), known ? known.mtimeMs + 1000 : 0))
}

/** The web server is another user, and services leave others nothing to read by themselves. */
async function writeReadable(file: string, content: string | Buffer): Promise<void> {
  await writeFile(file, content)
  await chmod(file, 0o644)
}

async function openFolders(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries) if (entry.isDirectory()) await chmod(path.join(entry.parentPath, entry.name), 0o755)
}

async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}

/** Keeps the one before too, for whoever just reads a file of it. What was not finished goes: this is the only process that writes here (folder-lock.ts). */
async function prune(folder: string, kept: (string | undefined)[]): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('site-'))
  const old = names.map((name) => path.join(folder, name)).filter((site) => !kept.includes(site))
  await Promise.all(old.map((site) => rm(site, { recursive: true, force: true })))
}
