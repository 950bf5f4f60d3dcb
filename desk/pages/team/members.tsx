import { useState } from 'react'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { Table } from '../../ui/table.tsx'
import type { TeamAnswer, TeamData } from './data.ts'

type Words = TeamData['words']
type Row = TeamData['members'][number]
type RoleNames = Record<Row['role'], string>

/** Everybody in the team, one line each. */
export function Members({ words, members, roles }: { words: Words; members: Row[]; roles: RoleNames }) {
  return (
    <Table
      look="stack team"
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
          isNamed: true,
          look: 'soft',
          cell: ({ isSelf, last }) => (isSelf ? words.now : (last ?? words.never)),
        },
        {
          title: words.columns.act,
          isSilent: true,
          look: 'act',
          // Somebody has to stay.
          cell: (member) =>
            (member.role !== 'owner' || members.filter(({ role }) => role === 'owner').length > 1) && (
              <Remove words={words.remove} member={member} />
            ),
        },
      ]}
    />
  )
}

type RemoveProps = { words: Words['remove']; member: Row }

function Remove({ words, member }: RemoveProps) {
  const title = fill(words.title, { name: member.name })
  return (
    <KeyDialog isWord label={words.action} look="bad" of={member.name} title={title}>
      {(close) => <Sure words={words} member={member} onDone={close} />}
    </KeyDialog>
  )
}

function Sure({ words, member, onDone }: RemoveProps & { onDone(): void }) {
  const [problem, setProblem] = useState<string>()
  return (
    <>
      <p>{words.text}</p>
      <FreshForm<TeamAnswer>
        onAnswer={(answer) =>
          'problem' in answer && answer.problem !== 'last_passkey' ? setProblem(words[answer.problem]) : onDone()
        }
      >
        <input type="hidden" name="email" value={member.email} />
        <DialogKeys problem={problem} keep={words.button} look="bad" act="remove" />
      </FreshForm>
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
