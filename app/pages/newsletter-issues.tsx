import { backendContext } from '#app/backend.server.ts'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { languageOfPath, localePath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { siteUrl } from '#app/lib/site-url.ts'
import { breadcrumb } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { feedsOf } from '#content/feeds.ts'
import { longDate } from '#contract/dates.ts'
import type { Route } from './+types/newsletter-issues.ts'
import './newsletter-issue.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const listed = await context.get(backendContext).newsletterIssues()
  const all = listed.ok ? listed.issues : []
  return {
    copy: copyFor(request, 'newsletter-issues'),
    language,
    issues: all
      .filter((issue) => issue.language === language)
      .map(({ slug, title, preheader, sentAt }) => ({
        slug,
        title,
        preheader,
        date: sentAt.slice(0, 10),
        dateText: longDate(sentAt.slice(0, 10), language),
      })),
  }
}

export function meta({ loaderData: { copy, language, issues }, ...page }: Route.MetaArgs) {
  const sharesImageOf = localePath('/newsletter', language)
  const structuredData = [breadcrumb(copy.breadcrumb.archive, page)]
  return [
    ...pageMeta({ ...copy.meta, indexed: issues.length > 0, sharesImageOf, structuredData }, page),
    ...feedsOf('/newsletter/issues').map(({ path, type, name }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type,
      title: `${copy.name} (${copy.feeds[name]})`,
      href: siteUrl + localePath(path, language),
    })),
  ]
}

/** Every issue that was sent in this language, newest first. */
export default function NewsletterIssuesPage({ loaderData: { copy, issues, language } }: Route.ComponentProps) {
  return (
    <>
      <header className="paper issue-header">
        <div className="grid">
          <Breadcrumb
            label={copy.breadcrumb.label}
            trail={[{ label: copy.breadcrumb.home, href: '/' }]}
            current={copy.breadcrumb.archive}
          />
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
      </header>
      <section className="white issue-main" aria-label={copy.all}>
        <div className="grid">
          <div className="issue-text">
            {issues.length === 0 && <p>{copy.none}</p>}
            <ul className="issue-list ruled">
              {issues.map(({ slug, title, preheader, date, dateText }) => (
                <li key={slug}>
                  <p className="small">
                    <time dateTime={date}>{fill(copy.sent, { date: dateText })}</time>
                  </p>
                  <h2>
                    <LocaleLink to={`/newsletter/issues/${slug}`}>{title}</LocaleLink>
                  </h2>
                  <p>{preheader}</p>
                </li>
              ))}
            </ul>
            <p className="actions">
              <ButtonLink to={{ href: '/newsletter', label: copy.subscribe }} />
            </p>
            <p className="issue-feeds">
              {copy.feeds.title}:{' '}
              {feedsOf('/newsletter/issues').map(({ name, path }) => (
                <a key={name} href={localePath(path, language)}>
                  {copy.feeds[name]}
                </a>
              ))}
            </p>
          </div>
        </div>
      </section>
    </>
  )
}
