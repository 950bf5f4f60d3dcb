import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { takeFolder } from './folder-lock.ts'

const heldBy = (holder: object) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'))
  writeFileSync(path.join(folder, 'writer.json'), JSON.stringify(holder))
  return folder
}

describe('a folder of SITE_OUT', () => {
  it('is written by one process at a time, which says so', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'))
    const script = `import { takeFolder } from './server/site/folder-lock.ts'
await takeFolder(${JSON.stringify(folder)})
console.log('taken')
setInterval(() => {}, 1000)
process.once('SIGTERM', () => process.exit(0))`
    const other = spawn(process.execPath, [
      '--input-type=module-typescript',
      '--disable-warning=ExperimentalWarning',
      '-e',
      script,
    ])
    await new Promise((resolve) => other.stdout.once('data', resolve))
    await expect(takeFolder(folder)).rejects.toThrow(StartProblem)
    await expect(takeFolder(folder)).rejects.toThrow(
      `${folder} is written by another process (${other.pid} on ${hostname()})`,
    )
    const ended = new Promise((resolve) => other.once('exit', resolve))
    other.kill('SIGTERM')
    await ended
    expect(existsSync(path.join(folder, 'writer.json'))).toBe(false)
    await takeFolder(folder)
  })

  it('is free again at once when its process was killed here, and after a while elsewhere', async () => {
    const dead = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => dead.once('exit', resolve))
    await takeFolder(heldBy({ host: hostname(), pid: dead.pid, at: Date.now() }))
    const elsewhere = { host: 'elsewhere', pid: 1, at: 1_000_000 }
    await expect(takeFolder(heldBy(elsewhere), () => 1_020_000)).rejects.toThrow(StartProblem)
    await takeFolder(heldBy(elsewhere), () => 1_031_000)
  })
})
