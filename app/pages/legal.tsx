import { AccessKeys } from '#app/drawings/access-keys.tsx'
import { ImprintDoorbell } from '#app/drawings/imprint-doorbell.tsx'
import { PrivacyTerm } from '#app/drawings/privacy-term.tsx'
import { TermsSignature } from '#app/drawings/terms-signature.tsx'
import { neutralPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { LegalArticle } from '#app/sections/legal/legal-article.tsx'
import { Statement } from '#app/sections/legal/statement.tsx'
import { read } from '#content/documents.ts'
import type { footerLegalPages } from '#content/site.ts'
import type { Route } from './+types/legal.ts'
import { legalCopy } from './legal-copy.server.ts'
import './legal.css'

const drawings = {
  privacy: PrivacyTerm,
  terms: TermsSignature,
  impressum: ImprintDoorbell,
  accessibility: AccessKeys,
}

export function loader({ request, url }: Route.LoaderArgs) {
  const page = neutralPath(url.pathname).slice(1) as (typeof footerLegalPages)[number]
  return { page, words: legalCopy(request, page), brand: read('company').brand }
}

export function meta({ loaderData: { words, brand }, location }: Route.MetaArgs) {
  return pageMeta({ ...words.copy.meta, pathname: location.pathname, brand, indexed: true })
}

export default function LegalPage({ loaderData: { page, words } }: Route.ComponentProps) {
  const Drawing = drawings[page]
  if (page === 'accessibility') return <Statement words={words} drawing={<Drawing />} />
  return <LegalArticle page={page} words={words} drawing={<Drawing />} />
}
