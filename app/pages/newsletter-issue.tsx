import { data } from 'react-router'
import { backendContext } from '#app/backend.server.ts'
import { copyFor } from '#app/lib/copy.ts'
import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { languageOfPath, localePath, publicPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumb } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/sections/breadcrumb/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { read } from '#content/documents.ts'
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
    brand: read('company').brand,
    language,
    issue: issue && {
      ...issue,
      date: issue.sentAt.slice(0, 10),
      dateText: longDate(issue.sentAt.slice(0, 10), language),
    },
    other: { language: other.language, slug: other.slug },
  }
}

export function meta({ loaderData: { copy, brand, language, issue }, location }: Route.MetaArgs) {
  const pathname = publicPath(location.pathname)
  const sharesImageOf = localePath('/newsletter', language)
  if (!issue)
    return pageMeta({
      title: copy.onlyOther.title,
      description: copy.onlyOther.text,
      pathname,
      brand,
      indexed: false,
      missing: true,
    })
  const { title, preheader, date, languages } = issue
  return [
    ...pageMeta({
      title,
      description: preheader,
      pathname,
      brand,
      indexed: true,
      type: 'article',
      languages,
      sharesImageOf,
      structuredData: [
        breadcrumb([
          { name: copy.breadcrumb.home, path: localePath('/', language) },
          { name: copy.breadcrumb.archive, path: localePath('/newsletter/issues', language) },
          { name: title, path: pathname },
        ]),
      ],
    }),
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
              <LocaleLink to="/newsletter" className={buttonClass()}>
                {copy.subscribe}
              </LocaleLink>{' '}
              <LocaleLink to="/newsletter/issues" className="go">
                {copy.all}
              </LocaleLink>
            </p>
          </div>
        </div>
      </div>
    </article>
  )
}
