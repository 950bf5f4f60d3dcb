import { data } from 'react-router'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changingFresh } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { shortTime } from '../../time.ts'
import { Top } from '../../ui/top.tsx'
import type { Route } from './+types/imports.ts'
import { ImportForm } from './import-form.tsx'
import { ImportList } from './import-list.tsx'
import { readImport } from './imports.server.ts'
import type { ImportsAnswer } from './imports-data.ts'
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
