import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensurePackage } from '../../scripts/debian-package.ts'

/** Requests a second, milliseconds, and answers other than 2xx or broken connections. */
export type Load = { perSecond: number; p50: number; p99: number; errors: number }

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/** wrk on one thread: so many connections, each asking again as soon as it is answered. */
export async function runWrk(url: string, { connections = 64, seconds = 8 } = {}): Promise<Load> {
  ensurePackage('/usr/bin/wrk', 'wrk')
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: gzip, br', url]
  const { stdout } = await promisify(execFile)('/usr/bin/wrk', options)
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const latency = (percentile: string) => {
    const [, value, unit] = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? []
    return Number(value) * (milliseconds[unit ?? ''] ?? Number.NaN)
  }
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency('50'),
    p99: latency('99'),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + sockets.reduce((sum, count) => sum + Number(count), 0),
  }
}
