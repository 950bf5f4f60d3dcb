import { data } from 'react-router'
import { copyFor } from '#app/lib/copy.ts'
import { actionHeaders, answerInit, readTokenPost, tokenStatus } from '#app/lib/form-post.server.ts'
import { Island } from '#app/lib/island.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { NewsletterToken } from '#app/sections/newsletter-token/newsletter-token.tsx'
import type { Route } from './+types/newsletter-confirm.ts'
import './newsletter.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'newsletter-pages').confirm,
    form: copyFor(request, 'newsletter'),
  }
}

export async function action(post: Route.ActionArgs) {
  const { backend, token } = readTokenPost(post)
  const result = await backend.confirmNewsletter(token)
  return data(tokenStatus(result), answerInit(result))
}

export const headers = actionHeaders

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: false }, page)
}

export default function NewsletterConfirmPage({ loaderData: { copy, form }, actionData }: Route.ComponentProps) {
  return (
    <NewsletterToken copy={copy} status={actionData ?? 'ask'} next="/">
      <Island name="NewsletterForm" props={{ variant: 'block', copy: form }} />
    </NewsletterToken>
  )
}
