import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { languages } from '#contract/language.ts'
import type { DeskServices } from '#server/desk/services.ts'
import type { ImportLine } from '#server/newsletter/imports.ts'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changingFresh } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { shortTime } from '../../time.ts'
import { Top } from '../../ui/top.tsx'
import type { Route } from './+types/imports.ts'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import type { ImportAnswer, ImportsAnswer } from './imports-data.ts'
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
      <RoomTabs words={words.places} current="imports" />
      <Top title={words.imports.title} note={words.imports.text} />
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
  if (!(file instanceof File) || file.size === 0) return { problem: 'no_file' }
  if (file.size > largestFile) return { problem: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const language = languages.find((known) => known === form.get('language')) ?? 'de'
  const stated = { source: String(form.get('source') ?? ''), consent: String(form.get('consent') ?? '') }
  const checked = createHash('sha256').update(language).update(bytes).digest('base64url')
  const isSame = form.get('checked') === checked
  const isImport = form.get('act') === 'import'
  const outcome = await (isImport && isSame ? imports.run : imports.check)(bytes, language, stated)
  if (!outcome.ok) return outcome
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
