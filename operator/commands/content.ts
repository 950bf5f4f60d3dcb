import { inOneLine } from '#content/problem.ts'
import type { Change } from '#server/documents/change.ts'
import { createScheduleService } from '#server/documents/schedule.ts'
import type { ListedDocument } from '#server/documents/service.ts'
import { documentsParts } from '#server/publishing/parts-in-process.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { givenFile } from '../given-file.ts'
import { OperatorError, type Session } from '../session.ts'
import { localTime } from '../time.ts'
import { addDraftCommands } from './content-drafts.ts'
import { addContentFileCommands } from './content-files.ts'
import { bounds, refusalText, shown } from './content-outcome.ts'
import { addPreviewCommands } from './content-preview.ts'

export function addContentCommands(program: Verb): void {
  const content = program.command('content').description('the words and facts of the site, as documents')

  content
    .command('list')
    .description('all documents, and whose words they show: the files of the release or what was published here')
    .answering(async ({ documents }) => listing(await documents.list()))

  content
    .command('show <id>')
    .description('what a document says now, as its file')
    .answering(async ({ documents }, id: string) => {
      const text = await documents.show(id)
      if (text === undefined) throw new OperatorError(`There is no document ${id}: content list`)
      return { text: text.replace(/\n$/, ''), json: { id, text } }
    })

  content
    .command('check <id> <file> [more...]')
    .description('what would be wrong if these files were published; ID and FILE in turn')
    .answering(async ({ documents }, id: string, file: string, more: string[]) => {
      const outcome = await documents.check(await changesOf([id, file, ...more]))
      if (!outcome.ok) throw new OperatorError(refusalText(outcome))
      if (!('findings' in outcome)) throw new OperatorError('Nothing was checked')
      const { wrong, look } = outcome.findings
      const lines = [
        ...wrong.map((one) => `wrong  ${inOneLine(one)}`),
        ...look.map((one) => `look   ${inOneLine(one)}`),
      ]
      return { text: lines.join('\n') || 'Nothing is wrong.', json: { wrong, look }, failed: wrong.length > 0 }
    })

  content
    .command('publish <id> <file> [more...]')
    .description('publish files, together; ID and FILE in turn. Waits until this server, and all others, show them')
    .requiredOption('--why <text>', `the reason, for whoever reads the history: ${bounds()}`)
    .option('--at <time>', 'not now but then, such as 2026-12-31T23:00:00Z')
    .answering(async (session, id: string, file: string, more: string[], { why, at }: { why: string; at?: string }) => {
      const changes = await changesOf([id, file, ...more])
      if (at !== undefined) return scheduled(changes, at, why, session)
      return shown(await session.documents.publish(changes, { why }), session)
    })

  content
    .command('remove <ids...>')
    .description('take documents away, such as both languages of an article; their pages lead to the page above')
    .requiredOption('--why <text>', 'the reason')
    .option('--redirect <path>', 'where the page leads instead, a German path such as /blog/another')
    .answering(async (session, ids: string[], { why, redirect }: { why: string; redirect?: string }) => {
      const changes = ids.map((id): Change => ({ id, removed: true }))
      const redirects = redirect === undefined ? [] : redirectsTo(ids, redirect)
      return shown(await session.documents.publish(changes, { why, redirects }), session)
    })

  content
    .command('history <id>')
    .description('all revisions of a document, newest first')
    .answering(async ({ documents }, id: string) => {
      const revisions = await documents.history(id)
      if (revisions.length === 0 && (await documents.show(id)) === undefined) {
        throw new OperatorError(`There is no document ${id}: content list`)
      }
      return listed(
        revisions,
        [
          { title: 'Revision', value: ({ number }) => number, align: 'right' },
          { title: 'Shown', value: ({ isPublished }) => (isPublished ? 'now' : '') },
          { title: 'When', value: ({ created_at }) => localTime(created_at) },
          { title: 'Who', value: ({ author_name }) => author_name },
          { title: 'Publications', value: ({ publications }) => publications.join(', ') },
          { title: 'Why', value: ({ why, text }) => (text === null ? `taken away: ${why}` : why) },
        ],
        `${id} follows the release.`,
      )
    })

  content
    .command('restore <id> <revision>')
    .description('bring a revision of a document back, as a new publication; 0: what the release says')
    .option('--why <text>', 'the reason')
    .answering(async (session, id: string, revision: string, { why }: { why?: string }) => {
      const number = wholeNumber(revision)
      const reason = why ?? `Revision ${number} brought back`
      return shown(await session.documents.restore(id, number, reason), session)
    })

  content
    .command('publications')
    .description('what was published when, newest first')
    .answering(async ({ documents }) => {
      return listed(
        await documents.publications(),
        [
          { title: 'Number', value: ({ number }) => number, align: 'right' },
          { title: 'State', value: ({ state }) => state },
          { title: 'When', value: ({ created_at }) => localTime(created_at) },
          { title: 'Who', value: ({ author_name }) => author_name },
          { title: 'Why', value: ({ why }) => why },
        ],
        'Nothing was published.',
      )
    })

  content
    .command('undo')
    .description('bring the whole site back to what it said before the last publication, or at an earlier one')
    .option('--to <publication>', 'its number; 0: the release')
    .option('--why <text>', 'the reason')
    .answering(async (session, { to, why }: { to?: string; why?: string }) => {
      const number = to === undefined ? await session.documents.before() : wholeNumber(to)
      if (number === undefined) throw new OperatorError('Nothing was published')
      return shown(
        await session.documents.restorePublication(number, why ?? `Publication ${number} brought back`),
        session,
      )
    })

  content
    .command('take <id>')
    .description('show what the release says of a document that was published here')
    .option('--why <text>', 'the reason')
    .answering(async (session, id: string, { why }: { why?: string }) =>
      shown(await session.documents.restore(id, 0, why ?? 'What the release says'), session),
    )

  content
    .command('leave <id>')
    .description('keep what was published here, although the release says something else now')
    .answering(async ({ documents }, id: string) => {
      if (!(await documents.leave(id))) throw new OperatorError(`The release says nothing new of ${id}`)
      return { text: `${id} stays as it is.`, json: { id, left: true } }
    })

  addPreviewCommands(content)
  addContentFileCommands(content)
  addDraftCommands(content)
}

async function scheduled(changes: Change[], time: string, why: string, { context }: Session): Promise<Answer> {
  const at = new Date(time)
  if (Number.isNaN(at.getTime())) throw new OperatorError(`--at takes a time such as 2026-12-31T23:00:00Z, not ${time}`)
  const outcome = await createScheduleService(context, documentsParts(context)).schedule(
    { changes, redirects: [] },
    { at, why },
  )
  if (outcome.ok) {
    const { id, publish_at } = outcome.scheduled
    return { text: `Is published on ${localTime(publish_at)}, by a running server.`, json: { id, publish_at } }
  }
  throw new OperatorError(outcome.problem === 'time_past' ? 'That time has passed' : refusalText(outcome))
}

/** @param pairs ids and files in turn */
async function changesOf(pairs: string[]): Promise<Change[]> {
  if (pairs.length % 2 !== 0) throw new OperatorError('Say ID and FILE in turn')
  const changes: Change[] = []
  for (let index = 0; index < pairs.length; index += 2) {
    const [id = '', file = ''] = pairs.slice(index)
    changes.push({ id, text: (await givenFile(file)).toString() })
  }
  return changes
}

function redirectsTo(ids: string[], redirect: string) {
  return ids.flatMap((id) => {
    const [, language, path] = /^(de|en)(\/blog\/.+)$/.exec(id) ?? []
    if (path === undefined) return []
    const prefix = language === 'en' ? '/en' : ''
    return [{ from: prefix + path, to: prefix + redirect }]
  })
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new OperatorError(`${text} is no number`)
  return Number(text)
}

const sources: Record<ListedDocument['source'], string> = {
  release: 'release',
  store: 'published here',
  added: 'added here',
  removed: 'taken away',
}

function listing(documents: ListedDocument[]): Answer {
  return listed(
    documents,
    [
      { title: 'Document', value: ({ id }) => id },
      { title: 'Words', value: ({ source }) => sources[source] },
      { title: 'Revision', value: ({ revision }) => revision, align: 'right' },
      { title: 'When', value: ({ changed_at }) => changed_at && localTime(changed_at) },
      { title: 'Who', value: ({ author_name }) => author_name },
      { title: 'Release', value: ({ differs }) => (differs ? 'says something new: take or leave' : '') },
    ],
    'There are no documents.',
  )
}
