import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Built scripts, styles and fonts of the desk by their public address. */
export type DeskAssets = Map<string, (request: Request) => Response>

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/**
 * Reads them once, with what the build has compressed beside them (scripts/compress-desk.ts). Their names change with their content, so a
 * browser may keep them.
 */
export async function loadDeskAssets(folder: string): Promise<DeskAssets> {
  const assets: DeskAssets = new Map()
  const names = await readdir(folder)
  for (const name of names.filter((name) => !name.endsWith('.br'))) {
    const plain = await readFile(path.join(folder, name))
    const extension = path.extname(name)
    const compressed = names.includes(`${name}.br`) ? await readFile(path.join(folder, `${name}.br`)) : undefined
    const headers = {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      vary: 'accept-encoding',
    }
    assets.set(`/desk/assets/${name}`, (request) =>
      compressed && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
        ? new Response(compressed, { headers: { ...headers, 'content-encoding': 'br' } })
        : new Response(plain, { headers }),
    )
  }
  return assets
}
