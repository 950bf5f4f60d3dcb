import { FreshForm } from '../../ui/fresh-form.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import type { TeamData } from './data.ts'

/** Browsers that are signed in; each can be closed from here. */
export function Sessions({ words, sessions }: Pick<TeamData, 'words' | 'sessions'>) {
  const { columns } = words.sessions
  return (
    <section className="after">
      <h2>{words.sessions.title}</h2>
      <table className="stack">
        <TableHead columns={[columns.who, columns.browser, columns.since, columns.last]} actions={columns.act} />
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id}>
              <th scope="row">{session.name}</th>
              <td>
                {session.browser} {session.isThis && <span className="soft">({words.sessions.this})</span>}
              </td>
              <td className="soft">{session.since}</td>
              <td className="soft">{session.last}</td>
              <td className="act">
                <FreshForm>
                  <input type="hidden" name="act" value="end-session" />
                  <input type="hidden" name="id" value={session.id} />
                  <button className="link-key" type="submit">
                    {words.sessions.end}
                    <span className="visually-hidden">
                      : {session.name}, {session.browser}
                    </span>
                  </button>
                </FreshForm>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
