import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Starts the server once on what was built and stops it again: a build that cannot be served fails here, and what Node
 * compiled on the way (build/compiled) makes the next start quick.
 * @param siteUrl the origin that the site was prepared for
 */
export async function tryStart(siteUrl: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'try-start-'))
  const { PORT, HOST, DATABASE_URL, SMTP_URL, ...environment } = process.env
  const server = spawn('sh', ['server/serve.sh'], {
    env: { ...environment, PORT: '0', SITE_URL: siteUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server.stdout.once('data', () => server.kill('SIGTERM'))
  const code = await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
  if (code !== 0) throw new Error('The built site cannot be served')
}
