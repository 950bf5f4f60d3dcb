import { Link, useLocation } from 'react-router'
import { fill } from '../fill.ts'
import { LinkKey } from '../ui/key.tsx'
import { PostForm } from '../ui/post-form.tsx'
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
        <PostForm action="/sign-out">
          <LinkKey look="soft" type="submit">
            {words.signOut}
          </LinkKey>
        </PostForm>
        <PostForm action="/language">
          <input type="hidden" name="language" value={lang} />
          <input type="hidden" name="to" value={pathname + search} />
          <LinkKey look="soft" type="submit" lang={lang} aria-label={`${label}, ${name}`}>
            {label}
          </LinkKey>
        </PostForm>
        <LinkKey look="soft only-wide" onClick={onHelp}>
          {words.keys.title}
        </LinkKey>
      </div>
    </div>
  )
}
