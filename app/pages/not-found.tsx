import { data } from 'react-router'
import { documentCopy } from '#app/lib/copy.ts'
import { errorStatus } from '#app/lib/error-status.server.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { NotFound } from '#app/sections/not-found/not-found.tsx'
import { read } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import type { Route } from './+types/not-found.ts'
import './not-found.css'

export function loader({ request, context }: Route.LoaderArgs) {
  const half = (language: Language) => ({ language, copy: documentCopy('not-found', language) })
  const halves =
    languageOfPath(new URL(request.url).pathname) === 'de' ? [half('de'), half('en')] : [half('en'), half('de')]
  return data({ halves, brand: read('company').brand }, errorStatus(404, context))
}

export function meta({ loaderData: { halves, brand }, location }: Route.MetaArgs) {
  return pageMeta({
    title: halves.map(({ copy }) => copy.meta.title).join(' / '),
    description: halves[0]?.copy.meta.description ?? '',
    pathname: location.pathname,
    brand,
    indexed: false,
    missing: true,
  })
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound halves={loaderData.halves} />
}
