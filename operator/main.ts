import { exitOnUnreadableSource } from '#server/unreadable-source.ts'

const { showRelease } = await import('#content/documents.ts')
showRelease()
const { runOperator } = await import('./program.ts').catch(exitOnUnreadableSource)
const { readServiceSettings } = await import('./settings.ts')

process.exitCode = await runOperator(process.argv.slice(2), {
  env: readServiceSettings(process.env),
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
