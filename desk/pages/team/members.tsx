import { useState } from 'react'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogKeys } from '../../ui/dialog-keys.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { LinkKey } from '../../ui/key.tsx'
import { Table } from '../../ui/table.tsx'
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
      <Table
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          {
            title: words.columns.name,
            isHead: true,
            cell: ({ name, email }) => (
              <>
                {name}
                <span className="note">{email}</span>
              </>
            ),
          },
          { title: words.columns.role, cell: ({ role }) => roles[role] },
          {
            title: words.columns.passkeys,
            look: 'whole',
            cell: (member) => (
              <>
                {member.passkeys.length > 0 ? member.passkeys.join(', ') : <Missing words={words} member={member} />}{' '}
                {member.passkeys.length === 1 && <span className="soft">{words.onlyOne}</span>}
              </>
            ),
          },
          {
            title: words.columns.last,
            look: 'whole soft',
            cell: ({ isSelf, last }) => (isSelf ? words.now : (last ?? words.never)),
          },
          {
            title: words.columns.act,
            isSilent: true,
            look: 'act',
            cell: (member) => (
              <LinkKey look="bad" onClick={() => setLeaving(member)} of={member.name}>
                {words.remove.action}
              </LinkKey>
            ),
          },
        ]}
      />
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

          <DialogKeys problem={problem} keep={words.remove.button} cancel={words.remove.cancel} onCancel={close} />
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
