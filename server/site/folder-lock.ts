import { rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { StartProblem } from '../start-problem.ts'

type Holder = {
  host: string
  pid: number /** When it last said that it is there, in milliseconds of the epoch. */
  at: number
}

const name = 'writer.json'
const beatMs = 10_000
/** Whoever has been silent for so long on another machine has died. */
const silentMs = 30_000

/**
 * Makes this process the one that writes a folder of SITE_OUT: two would remove each other's files. Until it ends it says every few
 * seconds that it is there.
 * @throws StartProblem where another process writes it. A folder that cannot be written is nobody's, and the writer says so.
 */
export async function takeFolder(folder: string, now = Date.now): Promise<void> {
  const file = path.join(folder, name)
  const holder = await readHolder(file)
  if (holder && isAlive(holder, now())) {
    throw new StartProblem(
      `SITE_OUT: ${folder} is written by another process (${holder.pid} on ${holder.host}); give each server a folder of its own, or wait half a minute if that one was killed`,
    )
  }
  const beat = () => writeFile(file, JSON.stringify({ host: hostname(), pid: process.pid, at: now() } satisfies Holder))
  try {
    await mkdir(folder, { recursive: true })
    await beat()
  } catch {
    return
  }
  setInterval(() => void beat().catch(() => undefined), beatMs).unref()
  process.once('exit', () => rmSync(file, { force: true }))
}

function isAlive({ host, pid, at }: Holder, now: number): boolean {
  if (now - at > silentMs) return false
  if (host !== hostname()) return true
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
