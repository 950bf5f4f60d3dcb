import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { tellReady } from './service-manager.ts'

test('systemd hears that the server is ready, and then that it lives; nobody else hears anything', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'notify-'))
  const told = path.join(folder, 'told')
  const tool = path.join(folder, 'systemd-notify')
  writeFileSync(tool, `#!/bin/sh\necho "$1 to $NOTIFY_SOCKET" >> ${told}\n`)
  chmodSync(tool, 0o755)
  const PATH = `${folder}:${process.env.PATH}`
  tellReady({ PATH, WATCHDOG_USEC: '30000' })
  tellReady({ PATH, NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '300000' })
  const lines = () => readFileSync(told, 'utf8').split('\n')
  await expect.poll(() => lines().length).toBeGreaterThan(2)
  expect(lines().slice(0, 2)).toEqual(['READY=1 to /run/notify', 'WATCHDOG=1 to /run/notify'])
})
