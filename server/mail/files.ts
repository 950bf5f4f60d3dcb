import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { emailKey } from '../db/email-key.ts'

/** Names of the mails in DATA_DIR/mail that are addressed to somebody or answered to them. */
export async function mailFilesOf(dataDir: string, email: string): Promise<string[]> {
  const key = emailKey(email)
  const found: string[] = []
  for (const name of await mailFiles(dataDir)) {
    const text = await readFile(join(dataDir, 'mail', name), 'latin1').catch(ignoreMissing)
    if (text && addressesIn(text).includes(key)) found.push(name)
  }
  return found
}

/**
 * @param letterStart only files of letters whose kind begins so, such as `newsletter-`
 * @returns how many files were removed.
 */
export async function eraseMailFiles(dataDir: string, email: string, letterStart = ''): Promise<number> {
  const names = (await mailFilesOf(dataDir, email)).filter((name) => name.includes(letterStart))
  for (const name of names) await rm(join(dataDir, 'mail', name), { force: true })
  return names.length
}

/** Removes mails written so long ago. @returns how many. */
export async function deleteMailFiles(dataDir: string, writtenUntil: Date): Promise<number> {
  let removed = 0
  for (const name of await mailFiles(dataDir)) {
    const path = join(dataDir, 'mail', name)
    const written = (await stat(path).catch(ignoreMissing))?.mtime
    if (!written || written > writtenUntil) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

/** Finished mails, and what a process that died left half written. */
async function mailFiles(dataDir: string): Promise<string[]> {
  const names = (await readdir(join(dataDir, 'mail')).catch(ignoreMissing)) ?? []
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).sort()
}

/** Addresses in the To and Reply-To headers, unfolded, in lower case. */
function addressesIn(mail: string): string[] {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1)
  const lines = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => /^(to|reply-to):/i.test(line))
  return lines.flatMap((line) => line.toLowerCase().match(/(?<![^\s<>,:;"])[^\s<>,:;"]+@[^\s<>,:;"]+/g) ?? [])
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
