import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { storeProblem } from '../db/unavailable.ts'
import { StartProblem } from '../start-problem.ts'

/** Locks are held as long as their connections are open: until this process ends. */
const held: DatabaseSync[] = []

/**
 * Makes this process the one that writes a folder of SITE_OUT: two would remove each other's files. The lock is SQLite's on a file
 * without content, the one lock of the operating system that Node offers: one of several that start in the same moment has it, and it
 * ends with its process, however that ends.
 * @throws StartProblem where another process writes it. A folder that cannot be written is nobody's, and the writer says so.
 */
export async function takeFolder(folder: string): Promise<void> {
  const holder = path.join(folder, 'writer.txt')
  try {
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, 'writer.lock')
    const lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('begin exclusive')
    held.push(lock)
    // Whoever can read the file could lock it, and keep the next server from starting.
    await chmod(file, 0o600)
    await writeFile(holder, `${process.pid} on ${hostname()}`, { mode: 0o600 })
  } catch (error) {
    if (storeProblem(error) !== 'busy') return
    throw new StartProblem(
      `SITE_OUT: ${folder} is written by another process${await toldBy(holder)}; give each server a folder of its own`,
    )
  }
}

async function toldBy(holder: string): Promise<string> {
  return readFile(holder, 'utf8').then(
    (name) => ` (${name})`,
    () => '',
  )
}
