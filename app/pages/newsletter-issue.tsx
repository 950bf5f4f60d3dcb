import { data } from 'react-router'
import { backendContext } from '#app/backend.server.ts'
import { ButtonLink, GoLink } from '#app/layout/go-link.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { fill } from '#app/lib/fill.ts'
import { languageOfPath, localePath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumb } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { longDate } from '#contract/dates.ts'
import type { Route } from './+types/newsletter-issue.ts'
import './newsletter-issue.css'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const found = await context.get(backendContext).newsletterIssue(params.slug)
  if (!found.ok) throw data('unavailable', 503)
  const issue = found.issues.find((one) => one.language === language)
  const [other] = found.issues
  if (!other) throw data('unknown', 404)
  return {
    copy: copyFor(request, 'newsletter-issues'),
    language,
    issue: issue && {
      ...issue,
      date: issue.sentAt.slice(0, 10),
      dateText: longDate(issue.sentAt.slice(0, 10), language),
    },
    other: { language: other.language, slug: other.slug },
  }
}

export function meta({ loaderData: { copy, language, issue }, ...page }: Route.MetaArgs) {
  const { onlyOther } = copy
  if (!issue)
    return pageMeta({ title: onlyOther.title, description: onlyOther.text, indexed: false, missing: true }, page)
  const { title, preheader: description, date, languages } = issue
  const sharesImageOf = localePath('/newsletter', language)
  const structuredData = [breadcrumb(title, page, { name: copy.breadcrumb.archive, path: '/newsletter/issues' })]
  return [
    ...pageMeta({ title, description, indexed: true, type: 'article', languages, sharesImageOf, structuredData }, page),
    { property: 'article:published_time', content: date },
  ]
}

/** One issue of the newsletter as everybody may read it, without anybody's own links. */
export default function NewsletterIssuePage({ loaderData: { copy, issue, other } }: Route.ComponentProps) {
  const trail = [
    { label: copy.breadcrumb.home, href: '/' },
    { label: copy.breadcrumb.archive, href: '/newsletter/issues' },
  ]
  return (
    <article>
      <header className="paper issue-header">
        <div className="grid">
          <Breadcrumb
            label={copy.breadcrumb.label}
            trail={trail}
            current={issue ? issue.dateText : copy.onlyOther.title}
          />
          <h1>{issue ? issue.title : copy.onlyOther.title}</h1>
          <p className="lead">{issue ? issue.preheader : copy.onlyOther.text}</p>
        </div>
      </header>
      <div className="white issue-main">
        <div className="grid">
          <div className="issue-text">
            {issue ? (
              <>
                <p className="small">
                  <time dateTime={issue.date}>{fill(copy.sent, { date: issue.dateText })}</time>
                </p>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server from Markdown that carries no HTML */}
                <div className="article-body" dangerouslySetInnerHTML={{ __html: issue.html }} />
              </>
            ) : (
              <p>
                <a
                  href={localePath(`/newsletter/issues/${other.slug}`, other.language)}
                  hrefLang={other.language}
                  className="go"
                >
                  {copy.onlyOther.link}
                </a>
              </p>
            )}
            <p className="actions">
              <ButtonLink to={{ href: '/newsletter', label: copy.subscribe }} />{' '}
              <GoLink to={{ href: '/newsletter/issues', label: copy.all }} />
            </p>
          </div>
        </div>
      </div>
    </article>
  )
}
