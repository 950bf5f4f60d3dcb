import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BareAnswers } from './bare-server.ts'

export type Bare = { url: string; pid: number | undefined; stop(): Promise<void> }

/** Node writes these by itself. */
const itsOwn = /^(?:connection|date|keep-alive)$/i

/** Starts a server on Node that does nothing but to send what our server answers to these paths, byte for byte. */
export async function startBare(ours: string, paths: string[]): Promise<Bare> {
  const answers: BareAnswers = {}
  for (const path of paths) answers[path] = await answerOf(ours + path)
  const server = spawn('node', ['--min-semi-space-size=4', '--max-semi-space-size=4', 'bench/support/bare-server.ts'], {
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  server.stdin.end(JSON.stringify(answers))
  const port = String((await once(server.stdout, 'data'))[0]).trim()
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid,
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** As wrk asks for it. */
function answerOf(url: string): Promise<BareAnswers[string]> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip, br' } }, async (response) => {
      const pairs = Object.entries(response.headersDistinct).filter(([name]) => !itsOwn.test(name))
      const headers = pairs.flatMap(([name, values = []]) => values.flatMap((value) => [name, value]))
      resolve({ headers, body: (await buffer(response)).toString('base64') })
    })
    request.once('error', reject)
  })
}
