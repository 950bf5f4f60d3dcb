import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pairOf, type Twin } from '#content/check/in-step.ts'

const recordFile = 'content/in-step.txt'

const heading = `# German and English texts that somebody has compared: a hash of each, a pair a line. A text that changes in one language
# only is no longer in step; npm run content:check names it, and npm run content:agree writes this file anew.
`

/** The pairs that were compared, each as `hash hash`. */
export function readRecord(): Set<string> {
  if (!existsSync(recordFile)) return new Set()
  return new Set(
    readFileSync(recordFile, 'utf8')
      .split('\n')
      .filter((line) => /^\w+ \w+$/.test(line)),
  )
}

export function writeRecord(twins: Twin[]): void {
  const pairs = new Set(twins.map(pairOf))
  writeFileSync(recordFile, `${heading}${[...pairs].sort().join('\n')}\n`)
}
