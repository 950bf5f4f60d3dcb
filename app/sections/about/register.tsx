import { fill } from '#app/lib/fill.ts'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { isDrawn, type Member } from './member.ts'

type AboutLabels = DocumentOf<'about'>['labels']

type RegisterProps = {
  labels: AboutLabels
  members: Member[]
  /** Said while the members are not real yet and all their faces are drawn. */
  placeholder?: string
}

/** The members one below the other: the name large, what each answers for, and where to find them. */
export function Register({ labels, members, placeholder }: RegisterProps) {
  return (
    <Section className="white about-register" aria-label={labels.register}>
      <ul className="about-team ruled closed">
        {members.map((member) => (
          <li key={member.name}>
            <h2>{member.name}</h2>
            <p className="about-role">{member.role}</p>
            <div>
              <p>{member.description}</p>
              <p className="note">{background(member, labels)}</p>
            </div>
            <Links member={member} labels={labels} />
          </li>
        ))}
      </ul>
      {placeholder && members.every(isDrawn) && <p className="note about-placeholder">{placeholder}</p>}
    </Section>
  )
}

/** "BSc Wirtschaftsinformatik FH, seit 2011 im Beruf": what of it there is. */
function background({ training, since }: Member, labels: AboutLabels): string {
  return [training, since && fill(labels.since, { year: since })].filter(Boolean).join(', ')
}

function Links({ member, labels }: { member: Member; labels: AboutLabels }) {
  const links = [
    { href: member.website, label: labels.website, of: labels.websiteOf },
    { href: member.linkedin, label: labels.linkedin, of: labels.linkedinOf },
  ].filter((link) => link.href)
  if (links.length === 0) return null
  return (
    <ul className="about-links">
      {links.map((link) => (
        <li key={link.label}>
          <a
            className="go"
            href={link.href}
            target="_blank"
            rel="noopener"
            aria-label={`${fill(link.of, { name: member.name })} (${labels.newTab})`}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
