import { ArticleDrawing } from '#app/drawings/articles/article-drawing.tsx'
import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Breadcrumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { CompiledArticle } from '#content/markdown/article.ts'
import pictureStyles from './article-picture.css?url'
import { Sources } from './sources.tsx'
import { TableOfContents } from './table-of-contents.tsx'

type ArticleProps = {
  article: Pick<
    CompiledArticle['frontMatter'],
    'slug' | 'title' | 'excerpt' | 'date' | 'updated' | 'imageAlt' | 'entities' | 'sources'
  > & {
    html: string
    headings: CompiledArticle['headings']
    hasPictures: boolean
    /** Reading time. */
    minutes: number
    badge?: string
    dateText: string
    updatedText?: string
  }
  copy: DocumentOf<'blog'>['article']
  trail: DocumentOf<'blog'>['breadcrumb']
  drawings: DocumentOf<'blog'>['drawings']
}

/** One article whole: what it is about, its drawing, its text with a table of contents beside it, its sources. */
export function Article({ article, copy, trail, drawings }: ArticleProps) {
  const { slug, title, excerpt, imageAlt, html, headings, hasPictures, entities, sources } = article
  const drawing = { slug, labels: drawings, alt: imageAlt }
  return (
    <article className="article">
      {/* What most articles do not need. */}
      {hasPictures && <link rel="stylesheet" href={pictureStyles} precedence="default" />}
      <header className="paper article-header">
        <div className="grid">
          <Breadcrumb
            label={trail.label}
            trail={[
              { label: trail.home, href: '/' },
              { label: trail.blog, href: '/blog' },
            ]}
            current={article.badge ?? copy.noCategory}
          />
          <h1>
            <Unbroken text={title} />
          </h1>
          <ArticleFacts article={article} copy={copy} />
        </div>
        <div className="article-drawing">
          <ArticleDrawing {...drawing} form="wide" />
          <ArticleDrawing {...drawing} form="narrow" grounded />
        </div>
      </header>
      <div className="white article-main">
        <div className="grid">
          <div className="article-opening">
            <p className="lead">
              <Unbroken text={excerpt} />
            </p>
            <ul className="blog-chips" aria-label={copy.entities}>
              {entities.map((entity) => (
                <li key={entity}>{entity}</li>
              ))}
            </ul>
          </div>
          <TableOfContents title={copy.contents} headings={headings} />
          {/* Built from the site's own Markdown. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: trusted, made by content/markdown */}
          <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
          <div className="article-end">
            <Sources copy={copy} sources={sources} />
            <p className="article-footer">
              {copy.footer} <LocaleLink to={copy.footerLink.href}>{copy.footerLink.label}</LocaleLink>
            </p>
            <LocaleLink className="go" to="/blog">
              {copy.back}
            </LocaleLink>
          </div>
        </div>
      </div>
    </article>
  )
}

function ArticleFacts({ article, copy }: Pick<ArticleProps, 'article' | 'copy'>) {
  const { badge, date, dateText, updated, updatedText, minutes } = article
  const [before, after] = copy.updated.split('{date}')
  return (
    <ul className="article-facts">
      <li className="article-badge">{badge ?? copy.noCategory}</li>
      <li>
        <time dateTime={date}>{dateText}</time>
      </li>
      {updated && (
        <li>
          {before}
          <time dateTime={updated}>{updatedText}</time>
          {after}
        </li>
      )}
      <li>{fill(minutes === 1 ? copy.minute : copy.minutes, { n: minutes })}</li>
    </ul>
  )
}
