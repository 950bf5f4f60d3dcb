import { keepWork } from '#content/kept-work.ts'
import { checkContent } from './content-check/findings.ts'

// What is read of documents now, and of pages later, nobody has to read again when something is published.
keepWork()
// A slip in content/ is named with file and line before anything loads it, and the build that there was stays.
const { wrong } = checkContent()
if (wrong.length > 0) {
  console.error(`${wrong.join('\n')}\nNothing was built: content/ has to be put right first.`)
  process.exit(1)
}
await import('./build-site.ts')
