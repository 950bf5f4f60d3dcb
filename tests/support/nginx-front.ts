import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensurePackage } from '../../scripts/debian-package.ts'
import { freePort } from './server.ts'

export type NginxFront = {
  url: string
  /** What answers on port 80, and for other names. */
  others: string
  stop(): Promise<void>
  log(): string
}

/**
 * Debian's nginx with `deploy/nginx.conf` in front of a server and the files that it has written: only its port, folders and
 * certificate are another machine's.
 * @param siteOut the folder of SITE_OUT
 */
export async function startNginxFront(siteOut: string, serverUrl: string): Promise<NginxFront> {
  ensurePackage('/usr/sbin/nginx', 'nginx-light')
  ensurePackage('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'libnginx-mod-http-brotli-static')
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-front-'))
  // Its workers are another user.
  for (const readable of [folder, siteOut]) if (existsSync(readable)) chmodSync(readable, 0o755)
  const [port, others] = [await freePort(), await freePort()]
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/var/lib/saldora-site', siteOut)
    .replace('127.0.0.1:3000', new URL(serverUrl).host)
    .replaceAll(/listen \[::\].*;/g, '')
    .replace('listen 80 default_server;', '')
    .replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${others} default_server;`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/ssl_certificate.*;/g, '')
    .replaceAll('/var/log/nginx', folder)
  const config = path.join(folder, 'nginx.conf')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    config,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
${paths.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  keepalive_requests 100000000;
${site}
}
`,
  )
  const nginx = spawn('/usr/sbin/nginx', ['-c', config, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (nginx.exitCode === null && !(await answers())) await new Promise((resolve) => setTimeout(resolve, 25))
  if (nginx.exitCode !== null) throw new Error('nginx did not start')
  return {
    url,
    log: () => readFileSync(path.join(folder, 'site.log'), 'utf8'),
    others: `http://127.0.0.1:${others}`,
    stop: async () => {
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
