import { Option } from 'commander'
import { read } from '#content/documents.ts'
import { type Language, languages } from '#contract/language.ts'
import type { ImportLine } from '#server/newsletter/imports.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { givenFile } from '../given-file.ts'
import { refused } from '../refused.ts'
import { OperatorError } from '../session.ts'
import { table } from '../table.ts'
import { localTime } from '../time.ts'
import { idArgument } from './id-argument.ts'

const words = () => read('desk/readers', 'en').imports

type ImportOptions = { source: string; consent: string; language: Language; confirm?: true }

/** Lines that people are shown; programs get all. */
const mostShown = 100

export function addImportCommands(newsletter: Verb): void {
  newsletter
    .command('import')
    .description('bring readers along from a CSV file: shows what would happen, and does it with --confirm')
    .argument('<file>', 'a column of addresses, and one of languages if there is one')
    .requiredOption('--source <text>', 'where the addresses come from')
    .requiredOption('--consent <text>', 'how it can be proven that their owners agreed')
    .addOption(new Option('--language <language>', 'of lines that name none').choices([...languages]).default('de'))
    .option('--confirm', 'add the new ones as readers')
    .answering(async ({ imports }, file: string, options: ImportOptions) => {
      const { language, confirm, ...stated } = options
      const bytes = await givenFile(file)
      const outcome = await (confirm ? imports.run : imports.check)(bytes, language, stated)
      if (!outcome.ok) {
        const { ok: _, problem, ...values } = outcome
        return refused(words().problems, problem, values)
      }
      const { counts, lines } = outcome
      const id = (outcome as { id?: string | null }).id ?? null
      const others = lines.filter((line) => line.outcome !== 'new')
      const text = [listing(others), summary(counts, id, confirm === true)].filter(Boolean).join('\n\n')
      return { text, json: { ...counts, imported: confirm === true, id, lines: others } }
    })

  newsletter
    .command('imports')
    .description('imports, newest first, and how many of their readers are still here')
    .answering(async ({ imports }) => {
      return listed(
        await imports.list(),
        [
          { title: 'Id', value: (row) => row.id.slice(0, 8) },
          { title: 'When', value: (row) => localTime(row.created_at) },
          { title: 'Source', value: (row) => row.source },
          { title: 'Added', value: (row) => row.added, align: 'right' },
          { title: 'Here', value: (row) => row.held, align: 'right' },
          { title: 'Undone', value: (row) => localTime(row.undone_at) },
        ],
        'Nobody was imported.',
      )
    })

  newsletter
    .command('undo-import')
    .description('remove the readers of an import who have done nothing since')
    .addArgument(idArgument('<id>'))
    .answering(async ({ imports }, id: string): Promise<Answer> => {
      const found = (await imports.list()).filter((row) => row.id.startsWith(id))
      if (found.length !== 1) throw new OperatorError(`There is no import ${id}`)
      const undone = await imports.undo(found[0]?.id ?? '')
      if (!undone.ok) throw new OperatorError(`The import ${id} was undone before`)
      const { ended, signedUp, language } = undone.stay
      const stay = [
        ended > 0 && `${ended} whose subscription has ended`,
        signedUp > 0 && `${signedUp} who signed up themselves`,
        language > 0 && `${language} who chose a language`,
      ].filter(Boolean)
      return {
        text: `Removed ${undone.removed} readers. ${stay.length > 0 ? `Stay: ${stay.join(', ')}.` : 'Nobody stays.'}`,
        json: { removed: undone.removed, stay: undone.stay },
      }
    })
}

function listing(lines: ImportLine[]): string {
  if (lines.length === 0) return ''
  const shown = lines.slice(0, mostShown)
  const text = table(shown, [
    { title: 'Line', value: ({ line }) => line, align: 'right' },
    { title: 'Address', value: ({ email }) => email },
    { title: 'Is', value: ({ outcome }) => outcome },
    { title: 'Why', value: (line) => ('reason' in line ? words().reasons[line.reason] : '') },
  ])
  return lines.length > mostShown ? `${text}\n… and ${lines.length - mostShown} more; --json lists them all` : text
}

function summary(counts: Record<ImportLine['outcome'], number>, id: string | null, isDone: boolean): string {
  const { new: added, known, suppressed, invalid } = counts
  const rest = `${known} known, ${suppressed} suppressed, ${invalid} invalid.`
  if (!isDone) return `${added} new, ${rest} Nothing was changed: say --confirm to add the new ones.`
  if (!id) return `Nobody was new; ${rest}`
  return `Added ${added} readers; ${rest} Take it back: newsletter undo-import ${id.slice(0, 8)}`
}
