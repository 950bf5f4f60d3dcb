import { useState } from 'react'
import { redirect } from 'react-router'
import { deskContext } from '../backend.server.ts'
import { deskCopy } from '../copy.server.ts'
import { signInWithPasskey } from '../passkey-client.ts'
import { Alert, Key } from '../ui/form.tsx'
import type { Route } from './+types/sign-in.ts'
import { SignInFrame } from './sign-in-frame.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const { open, ended, language } = context.get(deskContext)
  const { searchParams } = new URL(request.url)
  const to = returnPath(searchParams.get('to'))
  // A page that closed itself stays closed, also where another one of this browser keeps the session open.
  if (open && !searchParams.has('closed')) throw redirect(to)
  return { words: deskCopy(language, 'sign-in'), to, ended, hour: swissHour(new Date()) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

export default function SignIn({ loaderData: { words, to, ended, hour } }: Route.ComponentProps) {
  const [problem, setProblem] = useState<keyof typeof words.failed>()
  const [isWaiting, setWaiting] = useState(false)
  const returns = to !== '/'

  const { title, text } = ended
    ? words.ended[ended]
    : returns
      ? words.back
      : { title: words.greetings[greeting(hour)], text: words.text }

  async function signIn() {
    setProblem(undefined)
    setWaiting(true)
    const answer = await signInWithPasskey()
    if (answer.ok) return location.replace(`/desk${to}`)
    setWaiting(false)
    setProblem(answer.problem in words.failed ? (answer.problem as keyof typeof words.failed) : 'not_verified')
  }

  return (
    <SignInFrame words={words}>
      <section>
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="actions">
          <Key
            label={isWaiting ? words.waiting : returns ? words.back.button : words.button}
            look="main"
            onClick={signIn}
            aria-disabled={isWaiting}
          />
        </p>
        <Alert>{problem && words.failed[problem]}</Alert>
        <p className="note">{words.otherDevice}</p>
        <dl className="facts">
          <dt>{words.lost.title}</dt>
          <dd>{words.lost.text}</dd>
        </dl>
      </section>
    </SignInFrame>
  )
}

/** The clock of the office, not of the server. */
function swissHour(time: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hour12: false, timeZone: 'Europe/Zurich' }).format(time),
  )
}

function greeting(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 4 && hour < 11) return 'morning'
  return hour >= 11 && hour < 18 ? 'day' : 'evening'
}

/** Where to go after signing in: a path of the desk, never another site's. */
function returnPath(asked: string | null): string {
  const path = (asked ?? '').replace(/^\/desk(?=\/|$)/, '')
  return /^\/(?![/\\])/.test(path) && !path.startsWith('/sign-in') ? path : '/'
}
