import { resolve } from 'node:path'
import { type BackupProof, backUp, proveBackup } from '#server/db/backup.ts'
import { writeState } from '#server/db/state.ts'
import type { Answer, Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { inBytes } from '../size.ts'
import { localTime } from '../time.ts'

type Options = { noted?: true; prove?: true; unlogged?: true }

export function addBackupCommand(program: Verb): void {
  program
    .command('backup [file]')
    .description('copy the store to a file while the server runs; docs/backup.md says how to restore it')
    .option('--unlogged', 'leave no word of it in the log and the state: for a copy every minute')
    .option(
      '--noted',
      'only note that a backup was made by other means, such as pg_dump; with --prove, that it was put back to try it',
    )
    .option(
      '--prove',
      'make none: put the one in this file back into a folder that is thrown away, and count what is in it',
    )
    .answering(
      async ({ store, config, context, audit }, name: string | undefined, { noted, prove, unlogged }: Options) => {
        const at = context.now()
        if (noted && prove) {
          await writeState(store.db, 'backup_proven_at', at.toISOString())
          return { text: 'Noted: a backup was put back now.', json: { proven: at.toISOString() } }
        }
        if (prove) return provenAnswer(await proveBackup(store, fileOf(name), at), fileOf(name))
        const note = async (details?: { bytes: number }) => {
          await writeState(store.db, 'last_backup_at', at.toISOString())
          await audit.add({ act: 'store.backup', subject: { kind: 'store', id: null }, details })
        }
        if (noted) {
          await note()
          return { text: 'Noted: a backup was made now.', json: { noted: at.toISOString() } }
        }
        const file = fileOf(name)
        const backup = await backUp(store, file, at, config.databaseUrl)
        if (!backup.ok) {
          throw new OperatorError(
            backup.problem === 'file_exists'
              ? `${file} exists already; a backup overwrites nothing`
              : `The store is PostgreSQL, so its own tool backs it up; note it afterwards (backup --noted): ${backup.command}`,
          )
        }
        if (!unlogged) await note({ bytes: backup.bytes })
        return {
          text: `${file} holds the store (${inBytes(backup.bytes)}). Keep SECRET, or ${config.dataDir}/secret, with it: links in mails depend on it.`,
          json: { file, bytes: backup.bytes },
        }
      },
    )
}

function fileOf(name: string | undefined): string {
  if (!name) throw new OperatorError('Say where to: backup FILE, or --noted after a backup by other means')
  return resolve(name)
}

function provenAnswer(proof: BackupProof, file: string): Answer {
  if (proof.ok) {
    const { takenAt, rows } = proof
    return {
      text: `${file} can be put back: it is of ${localTime(takenAt)}, and ${rows} rows of what people sent are in it.`,
      json: { file, takenAt, rows },
    }
  }
  throw new OperatorError(
    proof.problem === 'no_backup'
      ? `${file} was not made by backup`
      : `${file} has ${proof.copied} rows of ${proof.table} of the ${proof.kept} that were there when it was made`,
  )
}
