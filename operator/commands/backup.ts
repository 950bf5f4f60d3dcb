import { resolve } from 'node:path'
import type { Command } from 'commander'
import { backUp } from '#server/db/backup.ts'
import type { Answering } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { inBytes } from '../size.ts'

export function addBackupCommand(program: Command, answer: Answering): void {
  program
    .command('backup <file>')
    .description('copy the store to a file while the server runs; docs/backup.md says how to restore it')
    .action((name: string, _options: object, command: Command) =>
      answer(command, async ({ store, config }) => {
        const file = resolve(name)
        const backup = await backUp(store, file, config.databaseUrl)
        if (!backup.ok) {
          throw new OperatorError(
            backup.problem === 'file_exists'
              ? `${file} exists already; a backup overwrites nothing`
              : `The store is PostgreSQL, so its own tool backs it up: ${backup.command}`,
          )
        }
        return {
          text: `${file} holds the store (${inBytes(backup.bytes)}). Keep SECRET, or ${config.dataDir}/secret, with it: links in mails depend on it.`,
          json: { file, bytes: backup.bytes },
        }
      }),
    )
}
