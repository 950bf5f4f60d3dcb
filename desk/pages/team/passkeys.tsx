import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { fill } from '../../fill.ts'
import { addPasskey, verifyPasskey } from '../../passkey-client.ts'
import { Alert, Field, Key, LinkKey } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { useRoot } from '../../use-root.ts'
import type { TeamData } from './data.ts'

type PasskeysProps = Pick<TeamData, 'words' | 'passkeys'> & { failed: Record<string, string> }

/** One's own passkeys: another device, or one that is lost. */
export function Passkeys({ words: { passkeys: words }, failed, passkeys }: PasskeysProps) {
  const { formToken } = useRoot()
  const revalidator = useRevalidator()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()

  async function add() {
    setProblem(undefined)
    let answer = await addPasskey(formToken, name)
    if (!answer.ok && answer.problem === 'stale') {
      answer = await verifyPasskey(formToken)
      if (answer.ok) answer = await addPasskey(formToken, name)
    }
    if (!answer.ok) return setProblem(answer.problem)
    setName('')
    revalidator.revalidate()
  }

  return (
    <section className="after">
      <h2>{words.title}</h2>
      <ul className="plain">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="passkey">
            <b>{passkey.name}</b>
            <span className="soft">
              {passkey.used ? fill(words.used, { time: passkey.used }) : fill(words.created, { time: passkey.created })}
            </span>
            {passkeys.length > 1 ? (
              <FreshForm>
                <input type="hidden" name="id" value={passkey.id} />
                <LinkKey label={words.revoke} act="revoke" of={passkey.name} />
              </FreshForm>
            ) : (
              <span className="note">{words.lastOne}</span>
            )}
          </li>
        ))}
      </ul>
      <div className="add-passkey">
        <Field
          label={words.name}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Key label={words.add} onClick={add} />
      </div>
      <Alert>{problem && (failed[problem] ?? failed.not_verified)}</Alert>
    </section>
  )
}
