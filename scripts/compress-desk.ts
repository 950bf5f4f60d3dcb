import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Writes the desk's scripts and styles compressed beside themselves: at each start of a server it would take a second. */
export async function compressDesk(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      await writeFile(`${file}.br`, await compress(await readFile(file)))
    }),
  )
}
