import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Summary } from '#server/numbers/summary.ts'
import { runTool } from '../support/operator.ts'
import { startServer } from '../support/server.ts'

// Promise: A server that is stopped, however often it is told so, writes what it has counted.

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/** What a terminal sends to a whole group, npm passes on, and an impatient person repeats; a closed terminal takes the output away, too. */
const stops: Record<string, NodeJS.Signals[]> = {
  'by three signals': ['SIGINT', 'SIGINT', 'SIGTERM'],
  'by a closed terminal': ['SIGHUP', 'SIGTERM'],
}

it.each(Object.entries(stops))(
  'a server that is stopped %s writes what it has counted, also when a connection does not end',
  async (_, signals) => {
    const server = await startServer()
    onTestFinished(() => server.stop())
    const body = JSON.stringify({ path: '/', device: 'phone', view: { from: '' } })
    const headers = { 'content-type': 'application/json', origin: 'http://localhost:3000', 'user-agent': userAgent }
    expect((await fetch(server.url + calls.pageReport, { method: 'POST', headers, body })).status).toBe(204)
    // A browser opens connections ahead, and a slow one is in the middle of its request.
    const { hostname, port } = new URL(server.url)
    const slow = connect(Number(port), hostname)
    onTestFinished(() => void slow.destroy())
    slow.on('error', () => {})
    await once(slow, 'connect')
    slow.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    if (signals.includes('SIGHUP')) {
      server.process.stdout?.destroy()
      server.process.stderr?.destroy()
    }
    const ended = once(server.process, 'exit')
    for (const signal of signals) {
      server.process.kill(signal)
      // Signals of one kind that come at once are one. Without its terminal the server cannot say that it has heard.
      if (signals.includes('SIGHUP')) await setTimeout(20)
      else await expect.poll(server.output).toContain('"msg":"stopping"')
    }
    // A connection that does not end is cut after nine seconds, which is told by 1.
    expect(await ended).toEqual([1, null])
    const { stdout } = await runTool(['numbers', '--days', '1', '--json'], { DATA_DIR: server.dataDir })
    expect((JSON.parse(stdout) as Summary).views).toBe(1)
  },
)
