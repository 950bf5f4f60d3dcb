import { data } from 'react-router'
import { copyFor } from '#app/lib/copy.ts'
import { actionHeaders, answerInit, readTokenPost, tokenStatus } from '#app/lib/form-post.server.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { NewsletterToken } from '#app/sections/newsletter-token/newsletter-token.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/newsletter-unsubscribe.ts'
import './newsletter.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'newsletter-pages').unsubscribe,
    brand: read('company').brand,
  }
}

export async function action(post: Route.ActionArgs) {
  const { backend, token } = readTokenPost(post)
  const result = await backend.unsubscribeNewsletter(token)
  return data(tokenStatus(result), answerInit(result))
}

export const headers = actionHeaders

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.copy.meta, pathname: location.pathname, brand: loaderData.brand, indexed: false })
}

export default function NewsletterUnsubscribePage({ loaderData: { copy }, actionData }: Route.ComponentProps) {
  return (
    <NewsletterToken copy={copy} status={actionData ?? 'ask'} next="/newsletter">
      <p className="actions">
        <LocaleLink to="/contact" className={buttonClass()}>
          {copy.expired.button}
        </LocaleLink>
      </p>
    </NewsletterToken>
  )
}
