import { useLocation } from 'react-router'
import { fill } from '../fill.ts'
import { LinkKey, PostForm, WayKey } from '../ui/form.tsx'
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
        <WayKey label={words.access} to="/access" />
        <PostForm action="/sign-out">
          <LinkKey label={words.signOut} type="submit" />
        </PostForm>
        <PostForm action="/language">
          <input type="hidden" name="language" value={lang} />
          <input type="hidden" name="to" value={pathname + search} />
          <LinkKey label={label} type="submit" lang={lang} aria-label={`${label}, ${name}`} />
        </PostForm>
        <LinkKey label={words.keys.title} look="only-wide" onClick={onHelp} />
      </div>
    </div>
  )
}
