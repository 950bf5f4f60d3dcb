import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { forgetFigures } from './support/hand-over.ts'

// Measurements of this folder, one after the other, then one table of what they found: npm run bench
// Some of them, by their names, beside the newest figures of the others: npm run bench -- serving felt
const notMeasurements = ['main', 'summary']
const all = readdirSync('bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => !notMeasurements.includes(name))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No measurement is called ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(1)
}

if (asked.length === 0) forgetFigures()
const failed = (asked.length > 0 ? asked : all).filter((name) => !run(name))
run('summary')
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`)
  process.exit(1)
}

function run(name: string): boolean {
  const began = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync('node', [`bench/${name}.ts`], { stdio: 'inherit' })
  console.log(`\n${name} took ${Math.round((performance.now() - began) / 1000)} s`)
  return status === 0
}
