import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { takeFolder } from './folder-lock.ts'

type Taker = ChildProcessByStdio<null, Readable, null>

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'folder-lock-'))

/** A process that takes a folder at a moment, says what came of it, and then stays. */
function startTaker(folder: string, at = 0): Taker {
  const script = `import { takeFolder } from './server/site/folder-lock.ts'
setInterval(() => {}, 1000)
while (Date.now() < ${at}) {}
try {
  await takeFolder(${JSON.stringify(folder)})
  console.log('taken')
} catch (error) {
  console.log(error.message)
}`
  const process_ = spawn(
    process.execPath,
    ['--input-type=module-typescript', '--disable-warning=ExperimentalWarning', '-e', script],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void process_.kill('SIGKILL'))
  return process_
}

const saidBy = async ({ stdout }: Taker) => String((await once(stdout, 'data'))[0]).trim()

async function end(taker: Taker, signal: NodeJS.Signals): Promise<void> {
  const ended = once(taker, 'exit')
  taker.kill(signal)
  await ended
}

describe('a folder of SITE_OUT', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('is written by one process, which says so, until its %s', async (signal) => {
    const folder = newFolder()
    const other = startTaker(folder)
    expect(await saidBy(other)).toBe('taken')
    await expect(takeFolder(folder)).rejects.toThrow(StartProblem)
    await expect(takeFolder(folder)).rejects.toThrow(
      `${folder} is written by another process (${other.pid} on ${hostname()})`,
    )
    await end(other, signal)
    await takeFolder(folder)
  })

  it('is taken by one of several that start in the same moment, also where one was killed before', async () => {
    const folder = newFolder()
    for (let round = 0; round < 3; round++) {
      const takers = Array.from({ length: 4 }, () => startTaker(folder, Date.now() + 400))
      const said = await Promise.all(takers.map(saidBy))
      expect(said.filter((words) => words === 'taken')).toHaveLength(1)
      expect(said.filter((words) => words.includes('is written by another process'))).toHaveLength(3)
      await Promise.all(takers.map((taker) => end(taker, 'SIGKILL')))
    }
  })

  it('cannot be locked by another user, who may read what it holds', async () => {
    const folder = newFolder()
    await takeFolder(folder)
    for (const file of ['writer.lock', 'writer.txt']) {
      expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600)
    }
  })

  it('that cannot be written is nobody’s', async () => {
    await takeFolder(path.join(import.meta.filename, 'site'))
  })
})
