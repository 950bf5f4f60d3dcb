import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'

export type Teaser = { slug: string; title: string; date: string; dateText: string }

type TeaserLinkProps = {
  teaser: Teaser
  /** What it is to the reader: older, newer, related, or what it is about. */
  note?: string
  rel?: 'prev' | 'next'
}

/** An article as one line of a list. */
export function TeaserLink({ teaser, note, rel }: TeaserLinkProps) {
  return (
    <li>
      <LocaleLink to={`/blog/${teaser.slug}`} rel={rel}>
        <span className="small">{note}</span>
        <span className="article-more-title h3">
          <Unbroken text={teaser.title} />
        </span>
        <time className="small" dateTime={teaser.date}>
          {teaser.dateText}
        </time>
      </LocaleLink>
    </li>
  )
}
