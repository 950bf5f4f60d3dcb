import { TermsSignature } from '#app/drawings/terms-signature.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { LegalArticle } from '#app/sections/legal/legal-article.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/terms.ts'
import { legalCopy } from './legal-copy.server.ts'
import './legal.css'

export function loader({ request }: Route.LoaderArgs) {
  return { words: legalCopy(request, 'terms'), brand: read('company').brand }
}

export function meta({ loaderData: { words, brand }, location }: Route.MetaArgs) {
  return pageMeta({ ...words.copy.meta, pathname: location.pathname, brand, indexed: true })
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalArticle page="terms" words={loaderData.words} drawing={<TermsSignature />} />
}
