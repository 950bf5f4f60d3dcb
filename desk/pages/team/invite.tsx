import { useState } from 'react'
import { roles as allRoles, type Role } from '#server/team/roles.ts'
import { fill } from '../../fill.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Choice, Field, Key } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { useCopying } from '../../use-copying.ts'
import type { TeamAnswer, TeamData } from './data.ts'

type InviteProps = Pick<TeamData, 'words' | 'members'> & { roles: Record<Role, string> }

/** Makes a one-time link. It is shown once and passed on by the person who made it. */
export function Invite({ words: { invite: words }, members, roles }: InviteProps) {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<TeamAnswer>()
  const [email, setEmail] = useState('')
  const isMember = members.some((member) => member.email.toLowerCase() === email.trim().toLowerCase())
  const close = () => {
    setOpen(false)
    setAnswer(undefined)
  }
  const invited = answer && 'did' in answer && answer.did === 'invited' ? answer : undefined
  const { isCopied, copy } = useCopying(invited?.url ?? '')
  const invalid = answer && 'invalid' in answer ? answer.invalid : []
  const isLastOwner = answer !== undefined && 'problem' in answer && answer.problem === 'last_owner'
  return (
    <>
      <Key label={words.open} look="main" onClick={() => setOpen(true)} />
      <Dialog title={invited ? fill(words.linkTitle, invited) : words.title} isOpen={isOpen} onClose={close}>
        {invited ? (
          <>
            <p>{fill(words.linkText, { time: invited.until })}</p>
            <p className="field">
              <input readOnly value={invited.url} aria-label={fill(words.linkTitle, invited)} className="mono" />
            </p>
            <DialogKeys keep={isCopied ? words.copied : words.copy} onKeep={copy} cancel={words.close} />
          </>
        ) : (
          <FreshForm<TeamAnswer> onAnswer={setAnswer} noValidate>
            <Field
              label={words.name}
              error={invalid.includes('name') && words.invalid.name}
              name="name"
              autoComplete="off"
            />
            <Field
              label={words.email}
              hint={isMember && words.againText}
              error={invalid.includes('email') && words.invalid.email}
              onChange={({ target }) => setEmail(target.value)}
              name="email"
              type="email"
              autoComplete="off"
            />
            <Choice
              label={words.role}
              error={isLastOwner && words.invalid.lastOwner}
              name="role"
              defaultValue="office"
              options={allRoles.map((role) => [role, roles[role]])}
            />
            <DialogKeys keep={words.button} act="invite" />
          </FreshForm>
        )}
      </Dialog>
    </>
  )
}
