import { MissingSlip } from '#app/drawings/missing-slip.tsx'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type Teaser = { slug: string; title: string; date: string; dateText: string }

type TeaserLinkProps = {
  teaser: Teaser
  /** What it is to the reader: older, newer, related, or what it is about. */
  note?: string
  rel?: 'prev' | 'next'
}

/** An article as one line of a list. */
function TeaserLink({ teaser, note, rel }: TeaserLinkProps) {
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

type MoreArticlesProps = {
  around: { older?: Teaser; newer?: Teaser; related: Teaser[] }
  copy: Pick<DocumentOf<'blog'>['article'], 'around' | 'previous' | 'next' | 'related'>
}

/** Where a reader goes on: articles that fit, then the older and the newer one. */
export function MoreArticles({ around: { older, newer, related }, copy }: MoreArticlesProps) {
  return (
    <Section className="pale article-more" split headingId="more" title={copy.around}>
      <ul className="ruled closed bare">
        {related.map((teaser) => (
          <TeaserLink key={teaser.slug} teaser={teaser} note={copy.related} />
        ))}
        {older && <TeaserLink teaser={older} note={copy.previous} rel="prev" />}
        {newer && <TeaserLink teaser={newer} note={copy.next} rel="next" />}
      </ul>
    </Section>
  )
}

type ArticleMissingProps = {
  copy: Omit<DocumentOf<'blog'>['missing'], 'noSlug'>
  latest: (Teaser & { badge?: string })[]
}

/** In the place of an article that does not exist, with the latest ones that do. */
export function ArticleMissing({ copy, latest }: ArticleMissingProps) {
  return (
    <>
      <PageHero plane="paper" title={copy.title} lead={copy.text} drawing={<MissingSlip />}>
        <div className="actions">
          <ButtonLink to={{ href: '/blog', label: copy.back }} />
        </div>
      </PageHero>
      <Section className="pale article-more" split headingId="latest" title={copy.latest}>
        <ul className="ruled closed bare">
          {latest.map((teaser) => (
            <TeaserLink key={teaser.slug} teaser={teaser} note={teaser.badge} />
          ))}
        </ul>
      </Section>
    </>
  )
}
