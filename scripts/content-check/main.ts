import { samples } from '#content/company.ts'
import { findProblems } from './problems.ts'

// For whoever edits content/: what is wrong, what is thin, and what is still a sample.
const { wrong, thin } = await findProblems()

print('Wrong', wrong)
print('Thin', thin)
print('Samples still to be replaced in content/company.ts', [...samples])
console.log(`${wrong.length} wrong, ${thin.length} thin, ${samples.length} samples`)
process.exitCode = wrong.length > 0 ? 1 : 0

function print(title: string, lines: string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}
