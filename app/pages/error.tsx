import { data } from 'react-router'
import { documentCopy } from '#app/lib/copy.ts'
import { errorStatus } from '#app/lib/error-status.server.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { ErrorHero } from '#app/sections/not-found/not-found.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { read } from '#content/documents.ts'
import { type Language, languages } from '#contract/language.ts'
import type { Route } from './+types/error.ts'
import './not-found.css'

/** In the place of a page that is not answered: blocked, too often asked for, or too much to do. In both languages, like the one for an unknown address. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const status = Object.keys(read('errors', 'de')).find((known) => known === params.status) as
    | `${keyof DocumentOf<'errors'>}`
    | undefined
  if (!status) throw data(null, { status: 404 })
  const half = (language: Language) => {
    const { home, contact, back } = documentCopy('not-found', language)
    const { description, ...copy } = documentCopy('errors', language)[status]
    return { language, description, copy: { ...copy, home, contact, back } }
  }
  const own = languageOfPath(new URL(request.url).pathname)
  const halves = [own, ...languages.filter((language) => language !== own)].map(half)
  return data({ status: Number(status), halves }, errorStatus(Number(status), context))
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return []
  const { halves } = loaderData
  const title = halves.map(({ copy }) => copy.title).join(' / ')
  return pageMeta({ title, description: halves[0]?.description ?? '', indexed: false, missing: true }, page)
}

export default function ErrorPage({ loaderData: { status, halves } }: Route.ComponentProps) {
  return <ErrorHero status={status} halves={halves.map(({ language, copy }) => ({ language, copy }))} />
}
