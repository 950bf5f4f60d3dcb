import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type LoadedFile, plainOf, readForm } from '#server/site/file-forms.ts'
import { freePort } from '#tests/support/server.ts'
import { ensurePackage } from '../../scripts/debian-package.ts'

/** A file that nginx is to serve under a public path, with the headers of our own answer. */
export type StaticFile = LoadedFile & { headers: Record<string, string> }

/** @param ours where our server answers */
export async function asServed(file: LoadedFile, ours: string): Promise<StaticFile> {
  const response = await fetch(ours + file.path)
  return { ...file, headers: Object.fromEntries(response.headers) }
}

export type Nginx = { url: string; stop(): Promise<void> }

/** What nginx writes by itself. */
const itsOwn = /^(connection|content-(encoding|length|type)|date|etag|keep-alive|last-modified|vary|x-request-id)$/

/**
 * Debian's nginx as somebody would set it up who wants it fast: compressed files beside the plain ones, open files kept,
 * no log. It sends the bytes and the headers that our server sends.
 */
export async function startNginx(files: StaticFile[], workers: number): Promise<Nginx> {
  ensurePackage('/usr/sbin/nginx', 'nginx-light')
  ensurePackage('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'libnginx-mod-http-brotli-static')
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  chmodSync(folder, 0o755)
  const root = path.join(folder, 'root')
  mkdirSync(root)
  for (const file of files) {
    const target = path.join(root, file.file)
    writeFileSync(target, plainOf(file))
    if (file.heldAs === 'br') writeFileSync(`${target}.br`, file.held)
    if (file.gzip) writeFileSync(`${target}.gz`, await readForm(file, 'gzip'))
  }
  const port = await freePort()
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, configuration(folder, root, port, workers, files))
  const server = spawn('/usr/sbin/nginx', ['-c', config, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  while (
    server.exitCode === null &&
    !(await fetch(url + files[0]?.path).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  if (server.exitCode !== null) throw new Error('nginx did not start')
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, root: string, port: number, workers: number, files: StaticFile[]): string {
  const locations = files.map(({ path: address, file, type, headers }) => {
    const own = Object.entries(headers).filter(([name]) => !itsOwn.test(name))
    const lines = own.map(([name, value]) => `      add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    return `    location = ${address} {
      default_type "${type}";
      try_files /${file} =404;
${lines.join('\n')}
      add_header x-request-id $request_id;
    }`
  })
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes ${workers};
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  types { }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=10m;
  open_file_cache_valid 10m;
  server_tokens off;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
${locations.join('\n')}
  }
}
`
}
