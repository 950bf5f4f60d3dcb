import { useState } from 'react'
import { deskContext } from '../backend.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { enrolPasskey } from '../passkey-client.ts'
import { Alert, Field, Key } from '../ui/form.tsx'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/enrol.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** Shows whom the link invites. Looking uses nothing up: mail scanners open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(deskContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const invited = await services.passkeys.invitation(token)
  return {
    words: deskCopy(language, 'sign-in'),
    token,
    invited: invited && {
      name: invited.name,
      email: invited.email,
      minutes: Math.max(1, Math.ceil((Date.parse(invited.expires_at) - Date.now()) / 60_000)),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.enrol.title }]

export default function Enrol({ loaderData: { words, token, invited } }: Route.ComponentProps) {
  const { language } = useRoot()
  const [problem, setProblem] = useState<keyof typeof words.failed | 'dead_link'>()
  const [isWaiting, setWaiting] = useState(false)
  const [device, setDevice] = useState('')
  const { enrol } = words

  async function create() {
    setProblem(undefined)
    setWaiting(true)
    const answer = await enrolPasskey(token, device, language)
    if (answer.ok) return location.replace('/desk')
    setWaiting(false)
    setProblem(answer.problem as typeof problem)
  }

  if (!invited || problem === 'dead_link') {
    return (
      <SignInFrame words={words}>
        <section>
          <h1>{enrol.dead.title}</h1>
          <p>{enrol.dead.text}</p>
        </section>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame words={words}>
      <section>
        <h1>{fill(enrol.welcome, { name: invited.name })}</h1>
        <p>{fill(enrol.text, invited)}</p>
        <ol className="numbered">
          {enrol.steps.map((step, index) => (
            <li key={step.title}>
              <b>{index + 1}</b>
              <p>
                {step.title}
                <br />
                <span className="soft">{fill(step.text, invited)}</span>
              </p>
            </li>
          ))}
        </ol>
        <Field
          label={enrol.deviceName}
          hint={enrol.deviceHint}
          value={device}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setDevice(event.target.value)}
        />
        <p className="actions">
          <Key
            label={isWaiting ? words.waiting : enrol.button}
            look="main"
            onClick={create}
            aria-disabled={isWaiting}
          />
        </p>
        <Alert>{problem && (words.failed[problem] ?? words.failed.not_verified)}</Alert>
      </section>
    </SignInFrame>
  )
}
