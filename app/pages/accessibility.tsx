import { AccessKeys } from '#app/drawings/access-keys.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { Statement } from '#app/sections/legal/statement.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/accessibility.ts'
import { legalCopy } from './legal-copy.server.ts'
import './legal.css'

export function loader({ request }: Route.LoaderArgs) {
  return { words: legalCopy(request, 'accessibility'), brand: read('company').brand }
}

export function meta({ loaderData: { words, brand }, location }: Route.MetaArgs) {
  return pageMeta({ ...words.copy.meta, pathname: location.pathname, brand, indexed: true })
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <Statement words={loaderData.words} drawing={<AccessKeys />} />
}
