import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { blog } from '#content/de/blog.ts'

/** In the place of an article that does not exist. */
export function ArticleMissing({ copy }: { copy: Omit<typeof blog.missing, 'noSlug'> }) {
  return (
    <section className="paper section article-missing" aria-labelledby="missing">
      <div className="grid">
        <h1 id="missing">{copy.title}</h1>
        <p className="lead">{copy.text}</p>
        <div className="actions">
          <LocaleLink className={buttonClass()} to="/blog">
            {copy.back}
          </LocaleLink>
        </div>
      </div>
    </section>
  )
}
