import { FreePlace } from '#app/drawings/free-place.tsx'
import { Portrait } from '#app/drawings/portraits.tsx'
import { fill } from '#app/lib/fill.ts'
import { TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { pictureSources, readOwnPicture } from '#contract/picture-address.ts'
export type Member = {
  name: string
  role: string
  description: string
  training?: string
  /** The year in which they began in this line of work. */
  since?: number
  /** The name of a drawn portrait, or the address of a square picture. */
  image: string
  imageAlt: string | undefined
  website?: string
  linkedin?: string
}

/** Whether a drawing stands for the member's face, for want of a photograph. */
function isDrawn({ image }: Pick<Member, 'image'>): boolean {
  return !image.startsWith('/')
}

type AboutCopy = DocumentOf<'about'>

type BenchProps = { labels: AboutCopy['labels']; free: AboutCopy['free']; members: Member[] }

/** All at one bench, and after the last one a place that is free: the visitor's, where the decision is. */
export function Bench({ labels, free, members }: BenchProps) {
  return (
    <ul className="about-bench">
      {members.map((member) => (
        <li key={member.name}>
          <Picture member={member} label={fill(labels.portrait, { name: member.name })} />
          <Name of={member} />
        </li>
      ))}
      <li className="about-bench-free">
        <FreePlace />
        <p>
          <b>{free.title}</b> <span>{free.text}</span>
        </p>
      </li>
    </ul>
  )
}

/** Under the face; on a phone there is room for the first name. The register tells it to everybody. */
function Name({ of: { name } }: { of: Member }) {
  const [first, ...others] = name.split(' ')
  return (
    <p aria-hidden="true">
      {first} <span>{others.join(' ')}</span>
    </p>
  )
}

function Picture({ member, label }: { member: Member; label: string }) {
  if (isDrawn(member)) return <Portrait image={member.image} label={label} />
  return (
    <Photograph address={member.image} alt={member.imageAlt ?? member.name} sizes="(min-width: 48rem) 20vw, 50vw" />
  )
}

type PhotographProps = {
  address: string
  alt: string
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string
}

/** A picture that was uploaded, in the size and format that suit the browser; another one as the file that it is. */
function Photograph({ address, alt, sizes }: PhotographProps) {
  const picture = readOwnPicture(address)
  if (!picture) return <img src={address} alt={alt} width="640" height="640" />
  const { width, height } = picture
  return (
    <picture>
      {pictureSources(picture).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  )
}

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

type Proof = { name: string; proof: string; link?: string }

/** What a stranger can check before the first talk. */
export function Evidence({ copy, proofs }: { copy: DocumentOf<'about'>['evidence']; proofs: Proof[] }) {
  return (
    <Section className="pale about-evidence" split headingId="evidence-title" title={copy.title}>
      <dl className="ruled near">
        {proofs.map(({ name, proof, link }) => (
          <div key={name}>
            <dt className="small">{name}</dt>
            <dd>
              {link ? (
                <a href={link} target="_blank" rel="noopener">
                  {proof}
                </a>
              ) : (
                proof
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** How the team works: three sentences that one could hold it to. */
export function Principles({ copy }: { copy: DocumentOf<'about'>['principles'] }) {
  return (
    <Section className="white" headingId="principles-title">
      <h2 className="about-principles-title plain-title" id="principles-title">
        {copy.title}
      </h2>
      <TitledList className="about-principles" titles="h2" items={copy.items} />
    </Section>
  )
}
