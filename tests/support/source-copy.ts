import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const sources = [
  'app',
  'assistant',
  'content',
  'contract',
  'operator',
  'public',
  'scripts',
  'search',
  'server',
  'package.json',
  'tsconfig.json',
]

/** The sources in a folder of their own, to be edited as an operator would. */
export type SourceCopy = {
  /** Changes a file; an edit that changes nothing is a mistake of the test. */
  edit(file: string, change: (text: string) => string): void
  read(file: string): string
  write(file: string, content: string | Buffer): void
  delete(file: string): void
  /** Puts back what was edited, written or deleted. */
  restore(): void
  /** Runs a TypeScript file there to its end. */
  run(...command: string[]): { code: number | null; output: string }
  remove(): void
}

export function copySources(): SourceCopy {
  const folder = mkdtempSync(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'sources-'))
  for (const name of sources.filter((source) => existsSync(source)))
    cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const place = (file: string) => path.join(folder, file)
  /** Files that were touched, as they had been; undefined where there was none. */
  const originals = new Map<string, Buffer | undefined>()
  const touch = (file: string) => {
    if (originals.has(file)) return
    originals.set(file, existsSync(place(file)) ? readFileSync(place(file)) : undefined)
  }
  const write = (file: string, content: string | Buffer) => {
    touch(file)
    writeFileSync(place(file), content)
  }
  return {
    read: (file) => readFileSync(place(file), 'utf8'),
    write,
    delete: (file) => {
      touch(file)
      rmSync(place(file))
    },
    edit: (file, change) => {
      const before = readFileSync(place(file), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`${file} stayed as it was`)
      write(file, after)
    },
    restore: () => {
      for (const [file, content] of originals) {
        if (content) writeFileSync(place(file), content)
        else rmSync(place(file), { force: true })
      }
      originals.clear()
    },
    run: (...command) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
      return { code: status, output: stdout + stderr }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
