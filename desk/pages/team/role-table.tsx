import { roles as allRoles, type Role } from '#server/team/roles.ts'
import type { TeamData } from './data.ts'

type RoleTableProps = Pick<TeamData, 'words' | 'table'> & { roles: Record<Role, string> }

/** Who may do what, out of the same table that the server asks. */
export function RoleTable({ words: { may: words }, table, roles }: RoleTableProps) {
  return (
    <section className="after">
      <h2>{words.title}</h2>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.act}</th>
              {allRoles.map((role) => (
                <th key={role} scope="col">
                  {roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map(({ permission, asksAgain, may }) => (
              <tr key={permission}>
                <th scope="row">
                  {words.permissions[permission]}
                  {asksAgain && ' *'}
                </th>
                {may.map((isAllowed, index) => (
                  <td key={allRoles[index]} className={isAllowed ? undefined : 'soft'}>
                    {isAllowed ? words.yes : words.no}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">{words.freshNote}</p>
    </section>
  )
}
