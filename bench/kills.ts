import { spawnSync } from 'node:child_process'

// The long run of tests/survival/killed.test.ts: 20 servers killed under load on each store, no acknowledged row lost.
const env = { ...process.env, KILLS: '20' }
const { status } = spawnSync('vitest', ['run', 'tests/survival/killed.test.ts'], { stdio: 'inherit', env })
process.exit(status ?? 1)
