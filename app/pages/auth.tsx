import { copyFor } from '#app/lib/copy.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { AuthNotice } from '#app/sections/auth/auth-notice.tsx'
import type { Route } from './+types/auth.ts'
import './auth.css'

export function loader({ request }: Route.LoaderArgs) {
  return { copy: copyFor(request, 'auth') }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: false }, page)
}

export default function AuthPage({ loaderData }: Route.ComponentProps) {
  return <AuthNotice copy={loaderData.copy} />
}
