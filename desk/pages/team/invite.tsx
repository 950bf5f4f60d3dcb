import { useState } from 'react'
import { roles as allRoles, type Role } from '#server/team/roles.ts'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import type { TeamAnswer, TeamData } from './data.ts'

type InviteProps = { words: TeamData['words']; roles: Record<Role, string> }

/** Makes a one-time link. It is shown once and passed on by the person who made it. */
export function Invite({ words: { invite: words }, roles }: InviteProps) {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<TeamAnswer>()
  const [isCopied, setCopied] = useState(false)
  const close = () => {
    setOpen(false)
    setAnswer(undefined)
    setCopied(false)
  }
  const invited = answer && 'did' in answer && answer.did === 'invited' ? answer : undefined
  const invalid = answer && 'invalid' in answer ? answer.invalid : []
  const isLastOwner = answer !== undefined && 'problem' in answer && answer.problem === 'last_owner'
  return (
    <>
      <button className="key main" type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Dialog title={invited ? fill(words.linkTitle, invited) : words.title} isOpen={isOpen} onClose={close}>
        {invited ? (
          <>
            <p>{fill(words.linkText, { time: invited.until })}</p>
            <p className="field">
              <input readOnly value={invited.url} aria-label={fill(words.linkTitle, invited)} className="mono" />
            </p>
            <p className="actions">
              <button
                className="key main"
                type="button"
                onClick={() => navigator.clipboard.writeText(invited.url).then(() => setCopied(true))}
              >
                {isCopied ? words.copied : words.copy}
              </button>
              <button className="key" type="button" onClick={close}>
                {words.close}
              </button>
            </p>
          </>
        ) : (
          <FreshForm<TeamAnswer> onAnswer={setAnswer} noValidate>
            <input type="hidden" name="act" value="invite" />
            <p className="field">
              <label htmlFor="invite-name">{words.name}</label>
              <input
                id="invite-name"
                name="name"
                autoComplete="off"
                aria-invalid={invalid.includes('name') || undefined}
                aria-describedby="invite-name-hint"
              />
              <span className="hint error" id="invite-name-hint">
                {invalid.includes('name') && words.invalid.name}
              </span>
            </p>
            <p className="field">
              <label htmlFor="invite-email">{words.email}</label>
              <input
                id="invite-email"
                name="email"
                type="email"
                autoComplete="off"
                aria-invalid={invalid.includes('email') || undefined}
                aria-describedby="invite-email-hint"
              />
              <span className="hint error" id="invite-email-hint">
                {invalid.includes('email') && words.invalid.email}
              </span>
            </p>
            <div className="field">
              <label htmlFor="invite-role">{words.role}</label>
              <span className="select">
                <select
                  id="invite-role"
                  name="role"
                  defaultValue="office"
                  aria-invalid={isLastOwner || undefined}
                  aria-describedby="invite-role-hint"
                >
                  {allRoles.map((role) => (
                    <option key={role} value={role}>
                      {roles[role]}
                    </option>
                  ))}
                </select>
              </span>
              <span
                className={isLastOwner ? 'hint error' : 'hint'}
                id="invite-role-hint"
                role={isLastOwner ? 'alert' : undefined}
              >
                {isLastOwner ? words.invalid.lastOwner : words.againText}
              </span>
            </div>
            <p className="actions after">
              <button className="key main" type="submit">
                {words.button}
              </button>
              <button className="key" type="button" onClick={close}>
                {words.cancel}
              </button>
            </p>
          </FreshForm>
        )}
      </Dialog>
    </>
  )
}
