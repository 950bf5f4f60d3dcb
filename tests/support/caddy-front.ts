import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensurePackage } from '../../scripts/debian-package.ts'
import type { NginxFront } from './nginx-front.ts'
import { freePort } from './server.ts'

/**
 * Debian's Caddy with `deploy/Caddyfile.files` in front of a server and the files that it has written: only its port, folders and
 * name are another machine's.
 */
export async function startCaddyFront(siteOut: string, serverUrl: string): Promise<Omit<NginxFront, 'others'>> {
  ensurePackage('/usr/bin/caddy', 'caddy')
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-front-'))
  chmodSync(siteOut, 0o755)
  const [port, bareDomain] = [await freePort(), await freePort()]
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(
    config,
    readFileSync('deploy/Caddyfile.files', 'utf8')
      .replaceAll('/var/lib/saldora-site', siteOut)
      .replace('127.0.0.1:3000', new URL(serverUrl).host)
      .replace('\nwww.example.com {', `\nhttp://127.0.0.1:${port} {`)
      .replace('\nexample.com {', `\nhttp://127.0.0.1:${bareDomain} {`)
      .replace('{\n', '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n'),
  )
  const caddy = spawn('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  caddy.stderr.on('data', (piece) => {
    said += piece
  })
  const ended = new Promise<void>((resolve) => caddy.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (caddy.exitCode === null && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 50))
  if (caddy.exitCode !== null) throw new Error(`Caddy did not start: ${said}`)
  return {
    url,
    log: () => said,
    stop: async () => {
      caddy.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
