import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/tables.ts'
import { writeQueued } from '#server/letters.ts'
import type { WrittenLetter } from '#server/mail/written.ts'

/** What waits in the outbox, as it will be written, oldest first. */
export async function queuedLetters(
  db: Database,
  config: Config,
): Promise<(WrittenLetter & { to: string; letter: string; language: string })[]> {
  const rows = await db.selectFrom('outbox').selectAll().where('status', '=', 'queued').orderBy('created_at').execute()
  return rows.map((row) => ({
    to: row.recipient,
    letter: row.letter,
    language: row.language,
    ...writeQueued(row, config),
  }))
}

/** The token of the first link in a letter that carries one. */
export function tokenIn(text: string): string {
  const token = /[?&]token=([\w.-]+)/.exec(text)?.[1]
  if (!token) throw new Error('There is no link with a token in this letter')
  return token
}

/** Mails written to DATA_DIR/mail, oldest first, as a mail program reads them. */
export async function writtenMails(dataDir: string): Promise<ParsedMail[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(names.map(async (name) => simpleParser(await readFile(join(folder, name)))))
}
