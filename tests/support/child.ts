import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export type Finished = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }

/** Shows the documents before anything asks for them, as a server and the operator's tool do by themselves. */
const withDocuments = ['--import', './tests/support/use-files.ts']

/** A TypeScript file in a process of its own, which ends with the test at the latest. */
export function startChild(
  file: string,
  args: string[],
  env: Record<string, string>,
): { process: ChildProcess; stdout(): string; finished: Promise<Finished> } {
  const child = spawn(process.execPath, [...withDocuments, file, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (piece) => {
    stdout += piece
  })
  child.stderr.on('data', (piece) => {
    stderr += piece
  })
  const finished = new Promise<Finished>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
  return { process: child, stdout: () => stdout, finished }
}

/** Runs a TypeScript file to its end. */
export function runChild(file: string, args: string[], env: Record<string, string>): Promise<Finished> {
  return startChild(file, args, env).finished
}
