import { data } from 'react-router'
import { backendContext, requestContext } from '#app/backend.server.ts'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { actionHeaders, answerInit, readFormPost, readTokenPost } from '#app/lib/form-post.server.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { NewsletterPreferences } from '#app/sections/newsletter-preferences/newsletter-preferences.tsx'
import { readerView } from '#app/sections/newsletter-preferences/reader-view.ts'
import { TokenFrame } from '#app/sections/newsletter-token/newsletter-token.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/newsletter-preferences.ts'
import './newsletter-preferences.css'

/** Opening the page changes nothing. Built ahead, it has no token and is the page of an unknown link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const copy = copyFor(request, 'newsletter-pages').preferences
  const shared = { copy, privacyMail: read('company').mail.privacy }
  const { pathname, searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  if (!token || !context.get(requestContext)) return data({ ...shared, state: 'missing' as const })
  const outcome = await context.get(backendContext).newsletterPreferences(token)
  if (outcome.ok) {
    const view = readerView(outcome.reader, token, copy.data, copy.language.names, languageOfPath(pathname))
    return data({ ...shared, state: 'shown' as const, view })
  }
  const state = outcome.code === 'invalid' ? ('missing' as const) : ('failed' as const)
  return data({ ...shared, state }, answerInit(outcome))
}

type Done = 'language' | 'left' | 'erased'

export async function action(post: Route.ActionArgs) {
  const { backend, token } = readTokenPost(post)
  const { form } = await readFormPost(post)
  const answer = (outcome: Parameters<typeof answerInit>[0], done: Done) =>
    data(outcome.ok ? done : ('failed' as const), answerInit(outcome))
  switch (form.get('do')) {
    case 'language':
      return answer(await backend.changeNewsletterLanguage(token, String(form.get('language'))), 'language')
    case 'leave':
      return answer(await backend.leaveNewsletter(token), 'left')
    case 'erase':
      if (form.get('sure') !== 'yes') return data('unsure' as const, 400)
      return answer(await backend.eraseReader(token), 'erased')
    default:
      return data('failed' as const, 400)
  }
}

export const headers = actionHeaders

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: false }, page)
}

export default function NewsletterPreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy } = loaderData
  if (actionData === 'erased')
    return (
      <TokenFrame {...copy.erased}>
        <p className="actions">
          <ButtonLink to={{ href: '/', label: copy.erased.button }} />
        </p>
      </TokenFrame>
    )
  if (loaderData.state === 'missing')
    return (
      <TokenFrame {...copy.missing}>
        <p className="actions">
          <ButtonLink to={{ href: '/contact', label: copy.missing.button }} />
        </p>
      </TokenFrame>
    )
  if (loaderData.state !== 'shown' || actionData === 'failed') return <TokenFrame {...copy.failed} />
  return (
    <NewsletterPreferences
      copy={copy}
      view={loaderData.view}
      notice={actionData}
      privacyMail={loaderData.privacyMail}
    />
  )
}
