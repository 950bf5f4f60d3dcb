import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensurePackage } from '../../scripts/debian-package.ts'
import { freePort } from './server.ts'

/** Debian's nginx before a server, which passes on what `deploy/nginx.conf` does. */
export type NginxProxy = {
  /** It reads a whole request before it passes it on, with a Content-Length: nginx's own way. */
  buffered: string
  /** It passes on what comes as it comes, chunks too. */
  streaming: string
  stop(): Promise<void>
}

/** @param target origin of the server, such as `http://127.0.0.1:3000` */
export async function startNginxProxy(target: string): Promise<NginxProxy> {
  ensurePackage('/usr/sbin/nginx', 'nginx-light')
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-proxy-'))
  // Its workers, who are not root, have to pass through.
  await chmod(folder, 0o711)
  const location = await proxyLocation(target)
  const [buffered, streaming] = [await freePort(), await freePort()]
  const file = path.join(folder, 'nginx.conf')
  await writeFile(
    file,
    `worker_processes 1;
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${buffered}; ${location} }
  server { listen 127.0.0.1:${streaming}; proxy_request_buffering off; ${location} }
}
`,
  )
  const nginx = spawn('/usr/sbin/nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const orphan = () => nginx.kill('SIGKILL')
  process.once('exit', orphan)
  const proxy = {
    buffered: `http://127.0.0.1:${buffered}`,
    streaming: `http://127.0.0.1:${streaming}`,
    stop: async () => {
      process.off('exit', orphan)
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
  while (nginx.exitCode === null && !(await listens(proxy.streaming))) {
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  if (nginx.exitCode !== null) throw new Error('nginx did not start')
  return proxy
}

/** What `deploy/nginx.conf` tells nginx to pass on, with another server behind it. */
async function proxyLocation(target: string): Promise<string> {
  const text = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const settings = text.match(/^ {2}proxy_.*;$/gm)
  if (!settings) throw new Error('deploy/nginx.conf passes nothing on')
  return `location / { ${settings.join(' ')} proxy_pass ${target}; }`
}

const listens = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )
