import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { type Teaser, TeaserLink } from './teaser-link.tsx'

type MoreArticlesProps = {
  around: { older?: Teaser; newer?: Teaser; related: Teaser[] }
  copy: Pick<DocumentOf<'blog'>['article'], 'around' | 'previous' | 'next' | 'related'>
}

/** Where a reader goes on: articles that fit, then the older and the newer one. */
export function MoreArticles({ around: { older, newer, related }, copy }: MoreArticlesProps) {
  return (
    <Section className="pale article-more" split headingId="more" title={copy.around}>
      <ul>
        {related.map((teaser) => (
          <TeaserLink key={teaser.slug} teaser={teaser} note={copy.related} />
        ))}
        {older && <TeaserLink teaser={older} note={copy.previous} rel="prev" />}
        {newer && <TeaserLink teaser={newer} note={copy.next} rel="next" />}
      </ul>
    </Section>
  )
}
