import { copyFor } from '#app/lib/copy.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { AuthNotice } from '#app/sections/auth/auth-notice.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/auth.ts'
import './auth.css'

export function loader({ request }: Route.LoaderArgs) {
  return { copy: copyFor(request, 'auth'), brand: read('company').brand }
}

export function meta({ loaderData: { copy, brand }, location }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, pathname: location.pathname, brand, indexed: false })
}

export default function AuthPage({ loaderData }: Route.ComponentProps) {
  return <AuthNotice copy={loaderData.copy} />
}
