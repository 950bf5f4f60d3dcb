import { useState } from 'react'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import type { TeamAnswer, TeamData } from './data.ts'

type Words = TeamData['words']
type Row = TeamData['members'][number]
type RoleNames = Record<Row['role'], string>

/** Everybody in the team, one line each. */
export function Members({ words, members, roles }: { words: Words; members: Row[]; roles: RoleNames }) {
  const [leaving, setLeaving] = useState<Row>()
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setLeaving(undefined)
    setProblem(undefined)
  }
  return (
    <>
      <table className="stack">
        <TableHead
          columns={[words.columns.name, words.columns.role, words.columns.passkeys, words.columns.last]}
          actions={words.columns.act}
        />
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                {member.name}
                <span className="note">{member.email}</span>
              </th>
              <td>{roles[member.role]}</td>
              <td className="whole">
                {member.passkeys.length > 0 ? member.passkeys.join(', ') : <Missing words={words} member={member} />}{' '}
                {member.passkeys.length === 1 && <span className="soft">{words.onlyOne}</span>}
              </td>
              <td className="whole soft">{member.isSelf ? words.now : (member.last ?? words.never)}</td>
              <td className="act">
                <button className="link-key bad" type="button" onClick={() => setLeaving(member)}>
                  {words.remove.action}
                  <span className="visually-hidden">: {member.name}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Dialog
        title={fill(words.remove.title, { name: leaving?.name ?? '' })}
        isOpen={leaving !== undefined}
        onClose={close}
      >
        <p>{words.remove.text}</p>
        <FreshForm<TeamAnswer>
          onAnswer={(answer) =>
            'problem' in answer && answer.problem !== 'last_passkey'
              ? setProblem(words.remove[answer.problem])
              : close()
          }
        >
          <input type="hidden" name="act" value="remove" />
          <input type="hidden" name="email" value={leaving?.email ?? ''} />
          <p role="alert" className="error">
            {problem}
          </p>
          <p className="actions">
            <button className="key main" type="submit">
              {words.remove.button}
            </button>
            <button className="key" type="button" onClick={close}>
              {words.remove.cancel}
            </button>
          </p>
        </FreshForm>
      </Dialog>
    </>
  )
}

function Missing({ words, member }: { words: Words; member: Row }) {
  return (
    <span className="soft">
      {member.invitedUntil ? fill(words.noPasskey, { time: member.invitedUntil }) : words.noPasskeyNoLink}
    </span>
  )
}
