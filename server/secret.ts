import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret kept beside the embedded store (64 hex digits, readable by the owner only), created on first use.
 * What the file holds is returned as it is, be it too short. A finished file is linked into place, so that of several processes starting at once one wins and all read the same.
 * @throws the file system's error when the folder cannot be written.
 */
export function loadOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  const existing = read(path)
  if (existing !== undefined) return existing
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = join(dataDir, `secret.${process.pid}.${randomBytes(4).toString('hex')}`)
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
