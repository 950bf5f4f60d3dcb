import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

// Every measurement of this folder, one after the other, each with its own table: npm run bench
const own = 'main.ts'
const failed: string[] = []
for (const file of readdirSync('bench')
  .filter((name) => name.endsWith('.ts') && name !== own)
  .sort()) {
  console.log(`\n── ${file}`)
  if (spawnSync('node', [`bench/${file}`], { stdio: 'inherit' }).status !== 0) failed.push(file)
}
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`)
  process.exit(1)
}
