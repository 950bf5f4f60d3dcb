import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { runTool } from '../support/operator.ts'
import { portraitPhoto } from '../support/portrait-photo.ts'
import { createEditor, pageText } from '../support/publishing.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { newPlace, openTestStore } from '../support/store.ts'

// Promise: A photograph is on its page, in files, exports and backups, and gone everywhere once erased.

const timeout = 300_000

const withPhotograph = (address: string) => (text: string) =>
  text.replace(
    /^team:\n/m,
    `$&  - name: Sabine Frei
    role:
      de: Kundendienst
      en: Customer service
    description:
      de: Nimmt ab, wenn jemand anruft.
      en: Picks up when somebody calls.
    image: ${address}
    imageAlt:
      de: Sabine Frei am Fenster
      en: Sabine Frei at the window
`,
  )

describe('a photograph of a member of the team', () => {
  let server: RunningServer
  let editor: Awaited<ReturnType<typeof createEditor>>
  let env: Record<string, string>
  let address: string
  let siteOut: string
  const get = (path: string) => pageText(server.url + path)
  const pictures = (...args: string[]) => runTool(['pictures', ...args], env)

  beforeAll(async () => {
    const place = await newPlace('sqlite')
    editor = await createEditor(place.env)
    siteOut = `${editor.folder}/out`
    env = { ...place.env, SECRET: 'test'.repeat(10), SITE_URL: 'http://localhost:3000', SITE_OUT: siteOut }
    editor = await createEditor(env)
    server = await startServer(env)
    return async () => {
      await server.stop({ keepData: true })
      await place.remove()
    }
  })

  it('is taken, cut and served before any page shows it', { timeout }, async () => {
    const file = `${editor.folder}/sabine.jpg`
    await writeFile(file, await portraitPhoto())
    const [de, en] = ['Sabine Frei am Fenster', 'Sabine Frei at the window']
    expect(await pictures('add', file, '--de', de, '--en', '')).toMatchObject({ code: 1 })
    const added = await pictures('add', file, '--de', de, '--en', en, '--crop', '0.1,0.15,0.8,0.6', '--json')
    expect(added).toMatchObject({ code: 0 })
    const picture = JSON.parse(added.stdout)
    expect(picture).toMatchObject({ width: 1200, height: 1200 })
    address = picture.address
    const answer = await fetch(server.url + address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await pictures('list')).stdout).toContain(address)
    expect((await fetch(`${server.url}${address.replace(/[0-9a-f]{4}-/, '0000-')}`)).status).toBe(404)
  })

  it('is demanded with words for it, and has to be there', { timeout }, async () => {
    const refused = async (change: (text: string) => string) => {
      const answer = await editor.publish([await editor.changed('company', change)])
      return answer.code === 1 ? answer.stderr : ''
    }
    const withoutWords = (text: string) => withPhotograph(address)(text).replace(/ {4}imageAlt:\n.*\n.*\n/, '')
    expect(await refused(withoutWords)).toContain('what is to be seen on the photograph')
    const gone = address.replace(/[0-9a-f]{32}/, 'f'.repeat(32))
    expect(await refused(withPhotograph(gone))).toContain(`there is no picture ${gone}`)
  })

  it('is on the page in every format and width, served and written like every other file', { timeout }, async () => {
    expect(await editor.publish([await editor.changed('company', withPhotograph(address))])).toMatchObject({ code: 0 })
    const [de, en] = [await get('/about'), await get('/en/about')]
    expect(de).toContain(`src="${address}" alt="Sabine Frei am Fenster" width="1200" height="1200"`)
    expect(en).toContain('alt="Sabine Frei at the window"')
    const versions = [...de.matchAll(/(\/pictures\/[\w/-]+\.(avif|webp)) (\d+)w/g)]
    expect(versions.map(([, , format, width]) => `${width}.${format}`).sort()).toEqual(
      ['avif', 'webp'].flatMap((format) => [320, 640, 960, 1200].map((width) => `${width}.${format}`)).sort(),
    )
    for (const [, version = '', format, width] of versions) {
      const answer = await fetch(server.url + version)
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([version, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        ...[version, `image/${format}`, 'public, max-age=31536000, immutable'],
      ])
      expect((await sharp(bytes).metadata()).width).toBe(Number(width))
      const etag = answer.headers.get('etag') ?? ''
      expect((await fetch(server.url + version, { headers: { 'if-none-match': etag } })).status).toBe(304)
      await expect
        .poll(() => readFile(path.join(siteOut, 'current/site/files', version)).catch(() => null))
        .toEqual(bytes)
    }
    const headers = await readFile('deploy/nginx.conf', 'utf8')
    expect(headers).toContain('~^/(assets|pictures)/ "public, max-age=31536000, immutable"')
  })

  it('is in the folder that the export writes', { timeout }, async () => {
    const folder = `${editor.folder}/exported`
    const script = ['--disable-warning=ExperimentalWarning', 'scripts/export.ts', folder]
    await promisify(execFile)(process.execPath, script, { env: { ...process.env, ...env } })
    const names = await readdir(path.join(folder, 'current/site/files/pictures'))
    expect(names).toContain(path.basename(address))
  })

  it('stays while it is needed, and again when it is undone', { timeout }, async () => {
    expect(await editor.content('undo')).toMatchObject({ code: 0 })
    const kept = await pictures('remove', address)
    expect(kept).toMatchObject({ code: 1, stderr: expect.stringContaining('needed by company revision 1') })
    expect(await editor.content('restore', 'company', '1')).toMatchObject({ code: 0 })
    expect((await fetch(server.url + address)).status).toBe(200)
  })

  it('stands in an article, with its words, and with whole addresses in the feeds', { timeout }, async () => {
    const slug = 'blog/qr-rechnung-automation-schweiz'
    const withPicture = (line: string) => (text: string) => text.replace(/^## /m, `${line}\n\n$&`)
    const publish = async (de: string, en: string) =>
      editor.publish([
        await editor.changed(`de/${slug}`, withPicture(de)),
        await editor.changed(`en/${slug}`, withPicture(en)),
      ])
    const good = `![At the window](${address})`
    for (const [line, problem] of [
      [`![](${address})`, 'a picture has no words for what is to be seen on it'],
      ['![x](https://elsewhere.example/x.png)', 'https://elsewhere.example/x.png is no picture of the library'],
      [`![x](${address.replace(/[0-9a-f]{32}/, 'f'.repeat(32))})`, 'there is no picture /pictures/ffff'],
      [`Text`, 'not as many pictures as in German'],
    ] as const) {
      const answer = await (problem.startsWith('not') ? publish(good, line) : publish(line, good))
      expect(answer).toMatchObject({ code: 1, stderr: expect.stringContaining(problem) })
    }
    expect(await publish(`![Am Fenster](${address} "Sabine Frei nimmt ab")`, good)).toMatchObject({ code: 0 })
    const [de, en] = [await get(`/${slug}`), await get(`/en/${slug}`)]
    const image = 'width="1200" height="1200" loading="lazy" decoding="async"></picture>'
    expect(de).toContain(`alt="Am Fenster" ${image}<figcaption>Sabine Frei nimmt ab</figcaption>`)
    expect(en).toContain(`alt="At the window" ${image}</figure>`)
    const styles = /href="(\/assets\/article-picture-[\w-]+\.css)"/
    expect((await fetch(server.url + styles.exec(de)?.[1])).headers.get('content-type')).toContain('text/css')
    expect(await get('/blog/swiss-sme-accounting-automation')).not.toMatch(styles)
    for (const feed of ['/blog/rss.xml', '/blog/atom.xml', '/en/blog/feed.json']) {
      const text = await get(feed)
      expect(text, feed).toContain(`http://localhost:3000${address}`)
      expect(text, feed).not.toMatch(/"\/pictures|&quot;\/pictures|srcset|<picture/)
    }
    const page = path.join(siteOut, `current/site/pages/${slug}.html`)
    await expect.poll(() => readFile(page, 'utf8').catch(() => '')).toContain('<figcaption>Sabine Frei nimmt ab')
  })

  it('goes with the documents into files, and with them into another store', { timeout }, async () => {
    const folder = `${editor.folder}/content`
    expect(await editor.content('export', folder)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('with the pictures that they name (1)'),
    })
    const other = await openTestStore('sqlite')
    const elsewhere = { ...env, DATA_DIR: other.config.dataDir, SITE_OUT: '' }
    const import_ = (...args: string[]) => runTool(['content', 'import', folder, ...args], elsewhere)
    expect(await import_('--dry-run')).toMatchObject({ code: 0 })
    expect((await runTool(['pictures', 'list', '--json'], elsewhere)).stdout.trim()).toBe('[]')
    expect(await import_()).toMatchObject({ code: 0 })
    const [taken] = JSON.parse((await runTool(['pictures', 'list', '--json'], elsewhere)).stdout)
    expect(taken).toMatchObject({ address, descriptions: { de: 'Sabine Frei am Fenster' } })
    const shown = await runTool(['content', 'show', 'de/blog/qr-rechnung-automation-schweiz'], elsewhere)
    expect(shown.stdout).toContain(`![Am Fenster](${address} "Sabine Frei nimmt ab")`)
    // A file that is not what its name says is not taken.
    const third = await openTestStore('sqlite')
    const name = path.basename(address)
    await mkdir(`${folder}/pictures`, { recursive: true })
    await writeFile(
      `${folder}/pictures/${name}`,
      await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer(),
    )
    const forged = await runTool(['content', 'import', folder], { ...elsewhere, DATA_DIR: third.config.dataDir })
    expect(forged).toMatchObject({ code: 1, stderr: expect.stringContaining('is not the picture that its name says') })
  })

  it('is in a backup, and shown by the server that is started from it', { timeout }, async () => {
    const file = `${editor.folder}/backup.sqlite`
    expect(await runTool(['backup', file], env)).toMatchObject({ code: 0 })
    const restored = await newPlace('sqlite')
    await mkdir(restored.env.DATA_DIR ?? '', { recursive: true })
    await copyFile(file, path.join(restored.env.DATA_DIR ?? '', 'site.sqlite'))
    const second = await startServer({ ...env, ...restored.env, SITE_OUT: '' })
    try {
      await expect.poll(() => pageText(`${second.url}/about`), { timeout: 60_000 }).toContain(address)
      const versions = [address, address.replace('.webp', '/640.avif')]
      for (const version of versions) {
        const [old, young] = await Promise.all([server, second].map(({ url }) => fetch(url + version)))
        expect([version, young?.status]).toEqual([version, 200])
        expect(await young?.bytes()).toEqual(await old?.bytes())
      }
    } finally {
      await second.stop({ keepData: true })
      await restored.remove()
    }
  })
})
