import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a Debian package when a file of it is missing and we may.
 * @throws one line that says what to do when we may not.
 */
export function ensurePackage(file: string, name: string): void {
  if (existsSync(file)) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`${file} is missing: run "apt-get install ${name}" as root`)
  const install = ['install', '-y', '--no-install-recommends', name]
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' } as const
  try {
    execFileSync('apt-get', install, options)
  } catch {
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', install, options)
  }
}

// Started by itself, for scripts of the shell: FILE NAME.
if (import.meta.main) {
  const [file = '', name = ''] = process.argv.slice(2)
  try {
    ensurePackage(file, name)
  } catch (problem) {
    console.error((problem as Error).message)
    process.exitCode = 1
  }
}
