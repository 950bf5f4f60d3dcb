import { checkContent } from './findings.ts'
import { unaskedPassages } from './utterances.ts'

// For whoever edits content/: what is wrong, what deserves a look, and what is still a sample.
const { wrong, look, changed, fresh, samples } = checkContent()
const unasked = wrong.length > 0 ? [] : unaskedPassages()

print('Wrong', wrong)
print('Worth a look', look)
print('Changed in one language only (in step again: npm run content:agree)', changed)
print('Passages that the assistant finds by their own words only (docs/assistant.md)', unasked)
print('Samples, to be replaced and deleted from `samples` in content/company.yaml', samples)
if (fresh > 0) console.log(`${fresh} new texts whose languages nobody has compared: npm run content:agree\n`)
console.log(
  `${wrong.length} wrong, ${look.length} worth a look, ${changed.length} changed in one language, ${samples.length} samples`,
)
process.exitCode = wrong.length > 0 ? 1 : 0

function print(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}
