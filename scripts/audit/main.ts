import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { allowance, judge } from './judge.ts'

// Asks the registry for advisories on everything that is installed: what reaches browsers is bundled and may be a development package. A registry that gives none (a mirror, no network) fails nothing, but is named.
const allowances = z.array(allowance).parse(JSON.parse(readFileSync('scripts/audit/allowed.json', 'utf8')))
const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=15000'], {
  encoding: 'utf8',
  timeout: 60_000,
})
const verdict = judge(stdout ?? '', allowances, new Date().toISOString().slice(0, 10))

if (verdict.kind === 'unknown') {
  console.log(`Dependencies NOT audited: ${verdict.reason}`)
} else {
  for (const line of verdict.allowed) console.log(`allowed   ${line}`)
  for (const advisory of verdict.unused) console.log(`no longer needed in scripts/audit/allowed.json: ${advisory}`)
  for (const line of verdict.forbidden) console.error(`forbidden ${line}`)
  console.log(`Dependencies audited: ${verdict.forbidden.length} forbidden, ${verdict.allowed.length} allowed`)
  if (verdict.forbidden.length > 0) process.exitCode = 1
}
