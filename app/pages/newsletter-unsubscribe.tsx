import { data } from 'react-router'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { actionHeaders, answerInit, readTokenPost, tokenStatus } from '#app/lib/form-post.server.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { NewsletterToken } from '#app/sections/newsletter-token/newsletter-token.tsx'
import type { Route } from './+types/newsletter-unsubscribe.ts'
import './newsletter.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'newsletter-pages').unsubscribe,
  }
}

export async function action(post: Route.ActionArgs) {
  const { backend, token } = readTokenPost(post)
  const result = await backend.unsubscribeNewsletter(token)
  return data(tokenStatus(result), answerInit(result))
}

export const headers = actionHeaders

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: false }, page)
}

export default function NewsletterUnsubscribePage({ loaderData: { copy }, actionData }: Route.ComponentProps) {
  return (
    <NewsletterToken copy={copy} status={actionData ?? 'ask'} next="/newsletter">
      <p className="actions">
        <ButtonLink to={{ href: '/contact', label: copy.expired.button }} />
      </p>
    </NewsletterToken>
  )
}
