import { data } from 'react-router'
import { documentCopy } from '#app/lib/copy.ts'
import { errorStatus } from '#app/lib/error-status.server.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { NotFound } from '#app/sections/not-found/not-found.tsx'
import type { Language } from '#contract/language.ts'
import type { Route } from './+types/not-found.ts'
import './not-found.css'

export function loader({ request, context }: Route.LoaderArgs) {
  const half = (language: Language) => ({ language, copy: documentCopy('not-found', language) })
  const halves =
    languageOfPath(new URL(request.url).pathname) === 'de' ? [half('de'), half('en')] : [half('en'), half('de')]
  return data({ halves }, errorStatus(404, context))
}

export function meta({ loaderData: { halves }, ...page }: Route.MetaArgs) {
  const title = halves.map(({ copy }) => copy.meta.title).join(' / ')
  return pageMeta({ title, description: halves[0]?.copy.meta.description ?? '', indexed: false, missing: true }, page)
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFound halves={loaderData.halves} />
}
