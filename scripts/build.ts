import { startCache } from '#content/work-cache.ts'
import { checkContent } from './content-check/findings.ts'
import { typeWords } from './type-words.ts'

// What is read of documents now, and of pages later, is cached for the first publication.
startCache()
// A slip in content/ is named with file and line before anything loads it, and the build that there was stays.
const { wrong } = checkContent()
if (wrong.length > 0) {
  console.error(`${wrong.join('\n')}\nNothing was built: content/ has to be put right first.`)
  process.exit(1)
}
typeWords()
await import('./build-site.ts')
