import { spawnSync } from 'node:child_process'

/** content/ and what shows or mails it; the rest of the code takes the compiler several times as long (`npm run check`). */
const project = 'scripts/content-check/tsconfig.json'

/** The compiler's numbers for what it cannot read at all. */
const unreadable = /^TS1\d{3}$/

/**
 * What the compiler says of content/, one line each: `content/en/faq.ts:12: Property 'title' is missing`. A file that
 * cannot be read comes alone, with its first fault, because the others follow from it.
 */
export function typeProblems(): string[] {
  const { stdout, status, error } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', project, '--pretty', 'false'],
    { encoding: 'utf8' },
  )
  if (error) throw error
  const found = [...stdout.matchAll(/^(\S[^(\n]*)\((\d+),\d+\): error (TS\d+): (.*)$/gm)].map(
    ([, file = '', line = '', code = '', message = '']) => ({
      file,
      code,
      text: `${file}:${line}: ${shortened(message)}`,
    }),
  )
  if (status !== 0 && found.length === 0) return [stdout.trim() || 'The compiler could not be started: npm ci']
  const slips = found.filter(({ code }) => unreadable.test(code))
  const first = slips.filter(({ file }, index) => slips.findIndex((slip) => slip.file === file) === index)
  const own = found.filter(({ file }) => file.startsWith('content/'))
  return [first, own, found].find((list) => list.length > 0)?.map(({ text }) => text) ?? []
}

/** Without the types themselves, which fill a screen. */
function shortened(message: string): string {
  return message.replace(/ in type '.*$/, '').replace(/\.$/, '')
}
