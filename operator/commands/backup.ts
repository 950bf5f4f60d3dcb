import { resolve } from 'node:path'
import type { Command } from 'commander'
import { backUp } from '#server/db/backup.ts'
import { writeState } from '#server/db/state.ts'
import type { Answering } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { inBytes } from '../size.ts'

export function addBackupCommand(program: Command, answer: Answering): void {
  program
    .command('backup [file]')
    .description('copy the store to a file while the server runs; docs/backup.md says how to restore it')
    .option('--noted', 'only note that a backup was made by other means, such as pg_dump')
    .action(
      answer(async ({ store, config, context, audit }, name: string | undefined, { noted }: { noted?: true }) => {
        const at = context.now()
        if (noted) {
          await writeState(store.db, 'last_backup_at', at.toISOString())
          await audit.add({ act: 'store.backup', subject: { kind: 'store', id: null } })
          return { text: 'Noted: a backup was made now.', json: { noted: at.toISOString() } }
        }
        if (!name) throw new OperatorError('Say where to: backup FILE, or --noted after a backup by other means')
        const file = resolve(name)
        const backup = await backUp(store, file, at, config.databaseUrl)
        if (!backup.ok) {
          throw new OperatorError(
            backup.problem === 'file_exists'
              ? `${file} exists already; a backup overwrites nothing`
              : `The store is PostgreSQL, so its own tool backs it up; note it afterwards (backup --noted): ${backup.command}`,
          )
        }
        await audit.add({ act: 'store.backup', subject: { kind: 'store', id: null }, details: { bytes: backup.bytes } })
        return {
          text: `${file} holds the store (${inBytes(backup.bytes)}). Keep SECRET, or ${config.dataDir}/secret, with it: links in mails depend on it.`,
          json: { file, bytes: backup.bytes },
        }
      }),
    )
}
