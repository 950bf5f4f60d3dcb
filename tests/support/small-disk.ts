import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder whose disk a test can fill and free while a server works in it. */
export type SmallDisk = {
  folder: string
  /** How the store calls it when the disk is full. */
  problem: 'full' | 'failing'
  /** @param pid of the server that works in the folder */
  fill(pid: number): void
  free(pid: number): void
}

const megabytes = 8

/**
 * A file system of its own in memory where we may mount one. Elsewhere the limit of a process on the length of its files
 * stands in for it: writing beyond it fails as well, only under another name.
 */
export async function smallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'disk-'))
  return mounted(folder) ? ownDisk(folder) : limitedFiles(folder)
}

function mounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return false
  }
  const unmount = () => execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  process.once('exit', unmount)
  onTestFinished(() => {
    process.off('exit', unmount)
    unmount()
    rmSync(folder, { recursive: true, force: true })
  })
  return true
}

function ownDisk(folder: string): SmallDisk {
  const filler = join(folder, 'filler')
  return {
    folder,
    problem: 'full',
    fill: () => {
      for (let part = 0; ; part++) {
        try {
          writeFileSync(`${filler}-${part}`, Buffer.alloc(4096))
        } catch {
          return
        }
      }
    },
    free: () => {
      for (const name of readdirSync(folder)) if (name.startsWith('filler')) rmSync(join(folder, name))
    },
  }
}

function limitedFiles(folder: string): SmallDisk {
  const limit = (pid: number, bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
  return {
    folder,
    problem: 'failing',
    fill: (pid) => limit(pid, statSync(join(folder, 'site.sqlite-wal')).size),
    free: (pid) => limit(pid, 'unlimited'),
  }
}
