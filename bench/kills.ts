import { spawnSync } from 'node:child_process'

// The long run of tests/endurance/killed.test.ts: 20 servers killed under load on each store, no acknowledged row lost.
const env = { ...process.env, KILLS: '20' }
const { status } = spawnSync('vitest', ['run', 'tests/endurance/killed.test.ts'], { stdio: 'inherit', env })
process.exit(status ?? 1)
