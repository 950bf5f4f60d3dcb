import type { AuditRow } from '#server/db/tables/desk.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import type { Column } from '../table.ts'
import { localTime } from '../time.ts'
import { addPaging, type Paging, paged } from './paging.ts'

export function addLogCommands(program: Verb): void {
  const log = program.command('log').description('every act of the desk and the command line')

  addPaging(log.command('list'))
    .description('acts, newest first')
    .option('--search <words>', 'only those with these words, or of a visitor with this name or address')
    .answering(({ audit }, { search, ...paging }: Paging & { search?: string }) =>
      paged(
        paging,
        async (page) => {
          const { acts, total } = await audit.list({ ...(search && { text: search }) }, page)
          return { rows: acts, total }
        },
        listing,
      ),
    )
}

function listing(acts: AuditRow[]): Answer {
  const columns: Column<AuditRow>[] = [
    { title: 'Line', value: ({ number }) => number },
    { title: 'Time', value: ({ at }) => localTime(at) },
    { title: 'Who', value: ({ actor_name }) => actor_name },
    { title: 'Act', value: ({ act }) => act },
    {
      title: 'On',
      value: ({ subject_kind, subject_id }) => [subject_kind, subject_id?.slice(0, 8)].filter(Boolean).join(' '),
    },
    { title: 'Details', value: ({ details }) => details },
  ]
  return listed(acts, columns, 'Nothing in the log matches.', (act) => ({ ...act, details: JSON.parse(act.details) }))
}
