import { Form, Link, useLocation } from 'react-router'
import { fill } from '../fill.ts'
import { FormToken } from '../ui/form-token.tsx'
import { useRoot } from '../use-root.ts'

/** Who is signed in, until when, the way out, and the other language. */
export function Member({ onHelp }: { onHelp(): void }) {
  const { words, member, idleMinutes } = useRoot()
  const { pathname, search } = useLocation()
  if (!member) return null
  const { label, name, lang } = words.otherLanguage
  return (
    <div className="member note">
      <p>
        <b>{member.name}</b>, {words.roles[member.role]}
      </p>
      <p>{fill(words.closesAfter, { minutes: idleMinutes })}</p>
      <div className="member-keys">
        <Link className="link-key soft" to="/access">
          {words.access}
        </Link>
        <Form method="post" action="/sign-out">
          <FormToken />
          <button className="link-key soft" type="submit">
            {words.signOut}
          </button>
        </Form>
        <Form method="post" action="/language">
          <FormToken />
          <input type="hidden" name="language" value={lang} />
          <input type="hidden" name="to" value={pathname + search} />
          <button className="link-key soft" type="submit" lang={lang} aria-label={`${label}, ${name}`}>
            {label}
          </button>
        </Form>
        <button className="link-key soft only-wide" type="button" onClick={onHelp}>
          {words.keys.title}
        </button>
      </div>
    </div>
  )
}
