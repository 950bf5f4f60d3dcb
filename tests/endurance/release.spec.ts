import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePort } from '../support/server.ts'

// Promise: A release without development packages starts as a user who may write the site's and the data folder alone, and does all that a checkout does.

const run = promisify(execFile)

/** What the image and the guide install (Dockerfile, docs/operations.md). */
const parts = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'content',
  'contract',
  'search',
  'server',
  'assistant',
  'operator',
]

/** Somebody with fewer rights, where the tests run as root. */
function somebody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

test('a release starts, serves, publishes, reads a bill and makes one', async ({ page }) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  const release = path.join(folder, 'release')
  const data = path.join(folder, 'data')
  const user = somebody()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: `${release}/node_modules/.bin:/usr/bin:/bin`,
    ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, SITE_URL: `http://localhost:${port}` },
  }
  const operator = (...command: string[]) =>
    run('node', ['--disable-warning=ExperimentalWarning', 'operator/main.ts', ...command], {
      cwd: release,
      env,
      ...user,
    })

  await test.step('it is installed', async () => {
    await chmod(folder, 0o755)
    await mkdir(release)
    for (const part of parts) await cp(part, path.join(release, part), { recursive: true })
    await cp('build/raw', path.join(release, 'build', 'raw'), { recursive: true })
    await run('npm', ['ci', '--omit=dev'], { cwd: release })
    for (const writable of [data, path.join(release, 'build', 'site')]) {
      await mkdir(writable, { mode: 0o700 })
      if (user) await chown(writable, user.uid, user.gid)
    }
  })

  await test.step('the tool makes no store before the first start', async () => {
    await expect(operator('status')).rejects.toMatchObject({ stderr: expect.stringMatching(/^There is no store at /) })
  })

  const server = spawn('sh', ['server/serve.sh'], { cwd: release, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const pipe of [server.stdout, server.stderr]) pipe.on('data', (piece) => (output += piece))
  try {
    await test.step('it starts', () =>
      expect.poll(() => output, { timeout: 120_000 }).toMatch(/Listening on |not installed|no built site/))
    expect(output).toContain('Listening on ')

    await test.step('pages, the desk and the tool answer', async () => {
      for (const address of ['/', '/en/', '/blog', '/contact?topic=MWST', '/sitemap.xml']) {
        expect([address, (await fetch(url + address)).status]).toEqual([address, 200])
      }
      const { stdout } = await operator('desk', 'invite', 'mira@saldora.example', '--name', 'Mira', '--json')
      const invitation = new URL(JSON.parse(stdout).url)
      expect(invitation.origin).toBe(env.SITE_URL)
      expect((await fetch(url + invitation.pathname + invitation.search)).status).toBe(200)
    })

    await test.step('a document is published', async () => {
      const text = await readFile('content/de/auth.yaml', 'utf8')
      const file = path.join(folder, 'auth.yaml')
      await writeFile(file, text.replace(/^( *lead): .*$/m, '$1: Aus dem Release veröffentlicht.'), { mode: 0o644 })
      await operator('content', 'publish', 'de/auth', file, '--why', 'For a test')
      expect(await (await fetch(`${url}/auth`)).text()).toContain('Aus dem Release veröffentlicht.')
    })

    await test.step('a browser reads a bill', async () => {
      await page.goto(`${url}/tools/posting`)
      await page.getByRole('button', { name: 'vollständig' }).click()
      await expect(page.locator('.posting-desk')).toContainText('CHE-123.456.788')
    })

    await test.step('a browser makes a QR-bill', async () => {
      await page.goto(`${url}/en/tools/qr-bill`)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save PDF' }).click()
      const pdf = await readFile(await (await download).path(), 'latin1')
      expect(pdf).toMatch(/^%PDF-1\.7/)
    })
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  expect(server.exitCode, output).toBe(0)
})
