import { InvalidArgumentError } from 'commander'
import { recordAct } from '#server/audit/record.ts'
import { type Copy, copyStore } from '#server/db/copy.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore, type Store } from '#server/db/open.ts'
import type { Answer, Verb } from '../answer.ts'
import { OperatorError, type Session, storeError } from '../session.ts'
import { pairs } from '../table.ts'

export function addMoveCommand(program: Verb): void {
  program
    .command('move')
    .description('copy the embedded store into an empty PostgreSQL; stop the server before')
    .requiredOption(
      '--to <database-url>',
      'postgresql://user@host:5432/name; PGPASSWORD or ~/.pgpass has the password',
      databaseUrl,
    )
    .answering((session, { to }: { to: string }) => move(session, to))
}

async function move({ config, store, context }: Session, databaseUrl: string): Promise<Answer> {
  if (store.kind !== 'sqlite')
    throw new OperatorError('The store is PostgreSQL already: unset DATABASE_URL to move from DATA_DIR')
  const target = openStore({ databaseUrl, dataDir: config.dataDir })
  try {
    await migrate(target)
    const copy = await copyStore(store, target)
    if (!copy.ok) throw new OperatorError(problemText(copy, store, target))
    const rows = Object.values(copy.counts).reduce((sum, count) => sum + count, 0)
    const act = { act: 'store.move', subject: { kind: 'store', id: null }, details: { rows } } as const
    await target.db.transaction().execute((trx) => recordAct(trx, context.actor, act, context.now()))
    const next = `Now start the server with DATABASE_URL set, and SECRET set to what is in ${config.dataDir}/secret unless it was set before.`
    return {
      text: `${pairs(Object.entries(copy.counts))}\n\nAll rows are in ${target.location}. ${next}`,
      json: { from: store.location, to: target.location, rows: copy.counts },
    }
  } catch (error) {
    throw error instanceof OperatorError ? error : storeError(error, target.location)
  } finally {
    await target.close().catch(() => {})
  }
}

function problemText(copy: Extract<Copy, { ok: false }>, source: Store, target: Store): string {
  return copy.problem === 'source_in_use'
    ? `${source.location} is in use: stop the server first, or what comes in meanwhile stays behind`
    : `${target.location} is not empty: its table ${copy.table} has rows`
}

function databaseUrl(text: string): string {
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new InvalidArgumentError('It must be a URL such as postgresql://user@host:5432/name.')
  }
  // What stands on a command line is in the list of processes, in the shell's history and in the journal.
  if (new URL(text).password)
    throw new OperatorError('Leave the password out of the address: PGPASSWORD or ~/.pgpass has it')
  return text
}
