import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCluster } from '#tests/support/postgres-cluster.ts'
import { freePort, startServer } from '#tests/support/server.ts'
import { printTable, type Row, round } from './support/report.ts'
import { runWrk } from './support/wrk.ts'

// Several processes of the server on one port (SHARE_PORT), beside one: npm run bench:processes [-- counts]
// Generator and processes share the cores: of two, a second process has only what the generator leaves of its own.
const given = process.argv.slice(2).map(Number)
const counts = given.length > 0 ? given : [1, 2]
const rounds = 3

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
// The cluster's owner, who is not root, has to pass through.
await chmod(folder, 0o711)
const database = await createCluster(folder, {})
await database.start()
try {
  const groups = []
  for (const count of counts) groups.push({ count, servers: await startTogether(count) })
  const rows: Row[] = []
  for (let number = 1; number <= rounds; number++) {
    for (const { count, servers } of groups) {
      const { perSecond, p50, p99, errors } = await runWrk(`${servers[0]?.url}/`)
      const figure = `${round(perSecond)} a second, p50 / p99 ${round(p50, 2)} / ${round(p99, 2)} ms, ${errors} errors`
      rows.push({ what: `${count} on one port, run ${number}`, figure })
    }
  }
  printTable('The home page from several processes, wrk -t1 -c64, runs in turns', rows)
  await Promise.all(groups.flatMap(({ servers }) => servers.map((server) => server.stop())))
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function startTogether(count: number) {
  const shared = { PORT: String(await freePort()), SHARE_PORT: 'yes', NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  const store = { DATABASE_URL: database.url, SECRET: 'bench'.repeat(8) }
  const servers = []
  for (let number = 0; number < count; number++) servers.push(await startServer({ ...shared, ...store }))
  return servers
}
