import { Portrait } from '#app/drawings/portraits.tsx'
import { fill } from '#app/lib/fill.ts'
import { Photograph } from '#app/ui/photograph.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type AboutLabels = DocumentOf<'about'>['labels']

export type Member = {
  name: string
  role: string
  description: string
  /** The name of a drawn portrait, or the address of a square picture. */
  image: string
  imageAlt: string | undefined
  website?: string
  linkedin?: string
}

const planes = ['white', 'ink', 'blue', 'pale']
const mostColumns = 4
/** At most as high as app/sections/about/about.css lets it be; wider planes cut it. */
const sizes = '(min-width: 64rem) 25vw, (min-width: 48rem) 50vw, 100vw'

/** The members side by side, each on a plane of its own; more than four share as few lines of equal length as they can. */
export function Team({ labels, members }: { labels: AboutLabels; members: Member[] }) {
  const columns = Math.ceil(members.length / Math.ceil(members.length / mostColumns))
  return (
    <ul className="about-team" data-columns={columns}>
      {members.map((member, index) => (
        <li key={member.name} className={planes[index % planes.length]}>
          <figure>
            <Picture member={member} label={fill(labels.portrait, { name: member.name })} />
          </figure>
          <div className="about-member">
            <h2>{member.name}</h2>
            <p className="about-role">{member.role}</p>
            <p>{member.description}</p>
            <Links member={member} labels={labels} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Picture({ member, label }: { member: Member; label: string }) {
  if (!member.image.startsWith('/')) return <Portrait image={member.image} label={label} />
  return <Photograph address={member.image} alt={member.imageAlt ?? member.name} sizes={sizes} />
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
