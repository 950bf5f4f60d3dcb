import { Option } from 'commander'
import { type Severity, severities } from '#contract/severity.ts'
import type { SecurityEventRow } from '#server/db/tables/running.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import type { Column } from '../table.ts'
import { localTime } from '../time.ts'
import { addPaging, type Paging, paged } from './paging.ts'

export function addEventCommands(program: Verb): void {
  const events = program.command('events').description('security events that browsers and the server reported')

  addPaging(events.command('list'))
    .description('events, newest first')
    .addOption(new Option('--severity <severity>', 'only these').choices(severities))
    .answering(({ securityEvents }, { severity, ...paging }: Paging & { severity?: Severity }) =>
      paged(paging, (page) => securityEvents.list(page, severity), listing),
    )
}

function listing(events: SecurityEventRow[]): Answer {
  const columns: Column<SecurityEventRow>[] = [
    { title: 'Time', value: (event) => localTime(event.created_at) },
    { title: 'Severity', value: (event) => event.severity },
    { title: 'Event', value: (event) => event.event_type },
    { title: 'From', value: (event) => event.network_key.slice(0, 8) },
    { title: 'Data', value: (event) => event.event_data },
    { title: 'Browser', value: (event) => event.user_agent },
  ]
  const json = ({ event_data, ...event }: SecurityEventRow) => ({
    ...event,
    event_data: event_data && JSON.parse(event_data),
  })
  return listed(events, columns, 'There are no events.', json)
}
