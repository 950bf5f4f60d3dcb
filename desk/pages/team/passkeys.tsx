import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { fill } from '../../fill.ts'
import { addPasskey, verifyPasskey } from '../../passkey-client.ts'
import { Alert, Field, Key, LinkKey } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { useRoot } from '../../use-root.ts'
import type { TeamData } from './data.ts'

/** One's own passkeys: another device, or one that is lost. */
export function Passkeys({ words: { passkeys: words }, passkeys }: Pick<TeamData, 'words' | 'passkeys'>) {
  const { formToken } = useRoot()
  const revalidator = useRevalidator()
  const [name, setName] = useState('')
  const [hasFailed, setFailed] = useState(false)

  async function add() {
    setFailed(false)
    let answer = await addPasskey(formToken, name)
    if (!answer.ok && answer.problem === 'stale' && (await verifyPasskey(formToken)).ok) {
      answer = await addPasskey(formToken, name)
    }
    if (!answer.ok) return setFailed(true)
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
                <LinkKey label={words.revoke} look="soft" act="revoke" of={passkey.name} />
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
      <Alert>{hasFailed && words.failed}</Alert>
    </section>
  )
}
