import { FreePlace } from '#app/drawings/free-place.tsx'
import { Portrait } from '#app/drawings/portraits.tsx'
import { fill } from '#app/lib/fill.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import { pictureSources, readOwnPicture } from '#contract/picture-address.ts'
import { isDrawn, type Member } from './member.ts'

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
