import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { blog } from '#content/de/blog.ts'
import { locales } from '#contract/language.ts'

type Teaser = { slug: string; title: string; date: string; dateText: string }

type MoreArticlesProps = {
  around: { older?: Teaser; newer?: Teaser; related: Teaser[] }
  copy: Pick<typeof blog.article, 'around' | 'previous' | 'next' | 'related'>
}

/** Where a reader goes on: articles that fit, then the older and the newer one. */
export function MoreArticles({ around: { older, newer, related }, copy }: MoreArticlesProps) {
  return (
    <section className="pale section article-more" aria-labelledby="more">
      <div className="grid">
        <h2 id="more">{copy.around}</h2>
        <ul>
          {related.map((teaser) => (
            <TeaserLink key={teaser.slug} teaser={teaser} note={copy.related} />
          ))}
          {older && <TeaserLink teaser={older} note={copy.previous} rel="prev" />}
          {newer && <TeaserLink teaser={newer} note={copy.next} rel="next" />}
        </ul>
      </div>
    </section>
  )
}

function TeaserLink({ teaser, note, rel }: { teaser: Teaser; note: string; rel?: 'prev' | 'next' }) {
  return (
    <li>
      <LocaleLink to={`/blog/${teaser.slug}`} rel={rel}>
        <span className="article-more-note">{note}</span>
        <span className="article-more-title">
          <Unbroken text={teaser.title} />
        </span>
        <time dateTime={teaser.date} lang={locales.de}>
          {teaser.dateText}
        </time>
      </LocaleLink>
    </li>
  )
}
