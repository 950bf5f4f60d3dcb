import { createHash } from 'node:crypto'
import { useState } from 'react'
import { data } from 'react-router'
import { languages } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import type { ImportLine } from '#server/newsletter/imports.ts'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changingFresh } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { shortTime } from '../../time.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Key, LinkKey } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { Table } from '../../ui/table.tsx'
import { Top } from '../../ui/top.tsx'
import { useRoot } from '../../use-root.ts'
import type { Route } from './+types/imports.ts'
import { ImportForm } from './import-form.tsx'
import type { ImportAnswer, ImportsAnswer, ImportsData, UndoAnswer } from './imports-data.ts'
import { RoomTabs } from './room-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, open } = allowed(args, 'newsletter')
  const now = new Date()
  const imports = await services.imports.list()
  return {
    words: deskCopy(language, 'readers'),
    mayImport: mayDo(open.member.role, 'newsletter.import'),
    imports: imports.map((row) => ({
      ...row,
      when: shortTime(row.created_at, language, now),
      undone: row.undone_at && shortTime(row.undone_at, language, now),
    })),
  }
}

export async function action(args: Route.ActionArgs): Promise<ImportsAnswer> {
  const change = await changingFresh(args, (sent) => (sent.get('act') === 'check' ? 'newsletter' : 'newsletter.import'))
  if ('stale' in change) return change
  const { desk, form } = change
  const { imports } = desk.services
  switch (form.get('act')) {
    case 'check':
    case 'import':
      return readImport(imports, form)
    case 'undo': {
      const undone = await imports.undo(String(form.get('id')))
      return undone.ok ? { did: 'undone', removed: undone.removed, stay: undone.stay } : { problem: undone.problem }
    }
    default:
      throw data('bad request', 400)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.imports.title }]

/** Lists of readers that were brought along: check one, import it, take it back. */
export default function Imports({ loaderData }: Route.ComponentProps) {
  const { words, imports, mayImport } = loaderData
  return (
    <div className="page">
      <Top title={words.imports.title} note={words.imports.text} />
      <RoomTabs words={words.places} current="imports" />
      {mayImport && <ImportForm words={words} />}
      <ImportList words={words} imports={imports} mayUndo={mayImport} />
    </div>
  )
}

/** In bytes, of a file that is sent in. */
const largestFile = 5 * 1024 * 1024
/** Lines that the page shows; the counts are of all. */
const mostShown = 200

/** Checks a file, or imports it when it is the one that was checked. */
async function readImport(imports: DeskServices['imports'], form: FormData): Promise<ImportAnswer> {
  const file = form.get('file')
  const stated = { source: String(form.get('source') ?? ''), consent: String(form.get('consent') ?? '') }
  const besides = imports.problemsOf(stated)
  if (!(file instanceof File) || file.size === 0) return { problem: 'no_file', besides }
  if (file.size > largestFile) return { problem: 'too_large', besides }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const language = languages.find((known) => known === form.get('language')) ?? 'de'
  const checked = createHash('sha256').update(language).update(bytes).digest('base64url')
  const isSame = form.get('checked') === checked
  const isImport = form.get('act') === 'import'
  const outcome = await (isImport && isSame ? imports.run : imports.check)(bytes, language, stated)
  if (!outcome.ok) return { ...outcome, besides }
  const others = outcome.lines.filter((line): line is NotNew => line.outcome !== 'new')
  const shown = {
    counts: outcome.counts,
    lines: others.slice(0, mostShown),
    more: Math.max(0, others.length - mostShown),
  }
  if (isImport && isSame) return { did: 'imported', ...shown }
  return { did: 'checked', checked, isChanged: isImport, ...shown }
}

type NotNew = Exclude<ImportLine, { outcome: 'new' }>

type ListProps = Pick<ImportsData, 'words' | 'imports'> & { mayUndo: boolean }

/** What was imported so far, with its source and proof; each can be taken back once. */
function ImportList({ words: { imports: words }, imports, mayUndo }: ListProps) {
  const { listColumns: columns } = words
  return (
    <section className="after">
      <h2>{words.list}</h2>
      {imports.length === 0 ? (
        <p className="soft">{words.none}</p>
      ) : (
        <Table
          rows={imports}
          keyOf={({ id }) => id}
          columns={[
            { title: columns.when, look: 'nowrap', cell: ({ when }) => when },
            {
              title: columns.source,
              isHead: true,
              look: 'whole anywhere',
              cell: ({ source, consent }) => (
                <>
                  {source}
                  <span className="note">{consent}</span>
                </>
              ),
            },
            { title: columns.added, isNamed: true, look: 'mono', cell: ({ added }) => added },
            { title: columns.held, isNamed: true, look: 'mono', cell: ({ held }) => held },
            {
              title: columns.act,
              isSilent: true,
              look: 'act whole',
              cell: (row) => <Undo words={words} row={row} mayUndo={mayUndo} />,
            },
          ]}
        />
      )}
    </section>
  )
}

type UndoProps = { words: ImportsData['words']['imports']; row: ImportsData['imports'][number]; mayUndo: boolean }

/** Who stays, and why, is said once it is undone: its dialog outlives its key. */
function Undo({ words: { undo, undone }, row, mayUndo }: UndoProps) {
  const { words: shell } = useRoot()
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<UndoAnswer>()
  const stay = answer && 'stay' in answer ? answer.stay : undefined
  const reasons = (['ended', 'signedUp', 'language'] as const).filter((reason) => stay && stay[reason] > 0)
  return (
    <>
      {row.undone ? (
        <span className="soft">{fill(undone, { time: row.undone, count: row.removed ?? 0 })}</span>
      ) : (
        mayUndo && <LinkKey label={undo.open} of={row.source} onClick={() => setOpen(true)} />
      )}
      <Dialog title={undo.title} isOpen={isOpen} onClose={() => setOpen(false)}>
        {answer ? (
          <>
            <p role="status">
              {'removed' in answer ? fill(undo.done, { count: answer.removed }) : undo.problem}{' '}
              {reasons.length > 0 &&
                fill(undo.stays, {
                  list: reasons.map((reason) => fill(undo.stay[reason], { count: stay?.[reason] ?? 0 })).join(', '),
                })}
            </p>
            <p className="actions after">
              <Key label={shell.close} look="main" onClick={() => setOpen(false)} />
            </p>
          </>
        ) : (
          <FreshForm<UndoAnswer> onAnswer={setAnswer}>
            <input type="hidden" name="id" value={row.id} />
            <p>{row.source}</p>
            <p className="paragraph">{undo.text}</p>
            <DialogKeys keep={undo.button} act="undo" />
          </FreshForm>
        )}
      </Dialog>
    </>
  )
}
