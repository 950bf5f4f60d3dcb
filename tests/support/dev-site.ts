import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runOperator } from '#operator/program.ts'
import { writtenMails } from './mails.ts'
import { freePort } from './server.ts'

/** `npm run dev` in a copy of the project, whose files may be changed. */
export type DevSite = {
  url: string
  output(): string
  /** Rewrites a file of the copy. */
  edit(file: string, change: (text: string) => string): Promise<void>
  /** What the operator's tool answers on the copy's store. */
  operator<Answer>(...command: string[]): Promise<Answer>
  /** Subjects of the mails that were written. */
  mails(): Promise<string[]>
  stop(): Promise<void>
}

/** Not part of what dev reads. Packages are found in the folders above the copy. */
const leftOut = ['.git', 'bench', 'build', 'data', 'docs', 'node_modules', 'test-results', 'tests']

/** From fewer utterances the assistant learns sooner. */
function isWanted(file: string): boolean {
  return !/^assistant\/utterances\/.*\.txt$/.test(file) || /\/(faq|everyday)\.txt$/.test(file)
}

export async function startDevSite(): Promise<DevSite> {
  // Not under test-results: Vite watches nothing there.
  await mkdir('build', { recursive: true })
  const copy = path.resolve(await mkdtemp('build/dev-'))
  const names = (await readdir('.')).filter((name) => !leftOut.includes(name))
  await Promise.all(names.map((name) => cp(name, path.join(copy, name), { recursive: true, filter: isWanted })))

  const port = await freePort()
  const child = spawn('node', ['--disable-warning=ExperimentalWarning', 'scripts/dev/main.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: 'data' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const orphan = () => child.kill('SIGKILL')
  process.once('exit', orphan)
  const stop = async () => {
    process.off('exit', orphan)
    child.kill('SIGTERM')
    await ended
    await rm(copy, { recursive: true, force: true })
  }

  const listening = new Promise<boolean>((resolve) => {
    child.stdout.on('data', () => output.includes('Listening on') && resolve(true))
    ended.then(() => resolve(false))
  })
  if (!(await listening)) {
    await stop()
    throw new Error(`npm run dev did not start:\n${output}`)
  }
  const url = `http://localhost:${port}`
  return {
    url,
    output: () => output,
    async edit(file, change) {
      const text = await readFile(path.join(copy, file), 'utf8')
      const changed = change(text)
      if (changed === text) throw new Error(`${file} was not changed`)
      // As editors do it, and so that nobody reads half a file.
      await writeFile(`${copy}.saved`, changed)
      await rename(`${copy}.saved`, path.join(copy, file))
    },
    async operator(...command) {
      const answers: string[] = []
      const say = (text: string) => answers.push(text)
      const env = { DATA_DIR: path.join(copy, 'data'), SITE_URL: url, LOG_LEVEL: 'silent' }
      const code = await runOperator([...command, '--json'], { env, print: say, complain: say })
      if (code !== 0) throw new Error(answers.join('\n'))
      return JSON.parse(answers.join('\n'))
    },
    async mails() {
      const mails = await writtenMails(path.join(copy, 'data'))
      return mails.map(({ subject }) => subject ?? '')
    },
    stop,
  }
}
