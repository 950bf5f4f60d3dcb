import { LinkKey } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { Table } from '../../ui/table.tsx'
import type { TeamData } from './data.ts'

/** Browsers that are signed in; each can be closed from here. */
export function Sessions({ words, sessions }: Pick<TeamData, 'words' | 'sessions'>) {
  const { columns } = words.sessions
  return (
    <section className="after">
      <h2>{words.sessions.title}</h2>
      <Table
        look="stack team"
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          { title: columns.who, isHead: true, cell: ({ name }) => name },
          {
            title: columns.browser,
            cell: ({ browser, isThis }) => (
              <>
                {browser} {isThis && <span className="soft">({words.sessions.this})</span>}
              </>
            ),
          },
          { title: columns.since, isNamed: true, look: 'soft', cell: ({ since }) => since },
          { title: columns.last, isNamed: true, look: 'soft', cell: ({ last }) => last },
          {
            title: columns.act,
            isSilent: true,
            look: 'act',
            cell: ({ id, name, browser }) => (
              <FreshForm>
                <input type="hidden" name="id" value={id} />
                <LinkKey label={words.sessions.end} look="bad" act="end-session" of={`${name}, ${browser}`} />
              </FreshForm>
            ),
          },
        ]}
      />
    </section>
  )
}
