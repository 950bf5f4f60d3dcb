import { MissingSlip } from '#app/drawings/missing-slip.tsx'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { PageHero } from '#app/sections/page-hero/page-hero.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { type Teaser, TeaserLink } from './teaser-link.tsx'

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
          <LocaleLink className={buttonClass()} to="/blog">
            {copy.back}
          </LocaleLink>
        </div>
      </PageHero>
      <Section className="pale article-more" split headingId="latest" title={copy.latest}>
        <ul>
          {latest.map((teaser) => (
            <TeaserLink key={teaser.slug} teaser={teaser} note={teaser.badge} />
          ))}
        </ul>
      </Section>
    </>
  )
}
