import { ArticleDrawing } from '#app/drawings/articles/article-drawing.tsx'
import { GoLink } from '#app/layout/go-link.tsx'
import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { Breadcrumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { TextList } from '#app/ui/lists.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import type { CompiledArticle } from '#content/markdown/article.ts'
import pictureStyles from './article-picture.css?url'

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
        <div className="article-drawing runs-on">
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
            <TextList className="blog-chips" aria-label={copy.entities} items={entities} />
          </div>
          <TableOfContents title={copy.contents} headings={headings} />
          {/* Built from the site's own Markdown. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: trusted, made by content/markdown */}
          <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
          <div className="article-end">
            <Sources copy={copy} sources={sources} />
            <p className="article-footer small">
              {copy.footer} <LocaleLink to={copy.footerLink.href}>{copy.footerLink.label}</LocaleLink>
            </p>
            <GoLink to={{ href: '/blog', label: copy.back }} />
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
    <ul className="article-facts small">
      <li className="article-badge">{badge || copy.noCategory}</li>
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

type SourcesProps = {
  copy: Pick<DocumentOf<'blog'>['article'], 'sources' | 'sourceYear'>
  sources: CompiledArticle['frontMatter']['sources']
}

/** What the article rests on; a link only where the public address is known. */
function Sources({ copy, sources }: SourcesProps) {
  return (
    <section className="article-sources" aria-labelledby="sources">
      <h2 className="plain-title" id="sources">
        {copy.sources}
      </h2>
      <ol className="ruled closed">
        {sources.map(({ title, publisher, year, url }) => (
          <li key={title}>
            {url ? <a href={url}>{title}</a> : title}
            {/* A date at the end of the publisher's line has the year already. */}
            <span className="small">
              {publisher.endsWith(String(year)) ? publisher : fill(copy.sourceYear, { publisher, year })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The sections of an article; stays in view beside it where there is room. */
function TableOfContents({ title, headings }: { title: string; headings: CompiledArticle['headings'] }) {
  return (
    <div className="article-aside">
      <nav className="article-contents" aria-labelledby="contents">
        <h2 id="contents">{title}</h2>
        <ol className="ruled bare index-list">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
