import './legal.css'
import { legalDrawings } from '#app/drawings/legal.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath, neutralPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { LegalArticle, type LegalPageCopy, Statement } from '#app/sections/legal/legal.tsx'
import type { footerLegalPages } from '#content/site.ts'
import { longDate } from '#contract/dates.ts'
import type { Route } from './+types/legal.ts'

export function loader({ request, url }: Route.LoaderArgs) {
  const page = neutralPath(url.pathname).slice(1) as (typeof footerLegalPages)[number]
  return { page, words: legalCopy(request, page) }
}

export function meta({ loaderData: { words }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...words.copy.meta, indexed: true }, page)
}

export default function LegalPage({ loaderData: { page, words } }: Route.ComponentProps) {
  const Drawing = legalDrawings[page]
  if (page === 'accessibility') return <Statement words={words} drawing={<Drawing />} />
  return <LegalArticle page={page} words={words} drawing={<Drawing />} />
}

/** What a legal page or the accessibility statement shows, in the language of the request. */
function legalCopy(request: Request, page: 'privacy' | 'terms' | 'impressum' | 'accessibility'): LegalPageCopy {
  const copy = copyFor(request, page)
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    language,
    copy,
    frame: copyFor(request, 'legal'),
    updated: longDate(copy.updated, language),
  }
}
