import { data } from 'react-router'
import { copyFor } from '#app/lib/copy.ts'
import { actionHeaders, answerInit, readFormPost } from '#app/lib/form-post.server.ts'
import { Island } from '#app/lib/island.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { newsletterOutcome } from '#app/sections/newsletter-form/newsletter-outcome.ts'
import { TokenFrame } from '#app/sections/newsletter-token/newsletter-token.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/newsletter.ts'
import './newsletter.css'

export function loader({ request }: Route.LoaderArgs) {
  return {
    copy: copyFor(request, 'newsletter-pages').signup,
    form: copyFor(request, 'newsletter'),
  }
}

export async function action(post: Route.ActionArgs) {
  const { form, backend, meta, envelope } = await readFormPost(post)
  const email = String(form.get('email') ?? '').trim()
  if (email === '') return data({ status: 'empty' as const, email }, 400)
  const result = await backend.subscribeToNewsletter({ email, ...envelope }, meta)
  return data(newsletterOutcome(email, result), answerInit(result))
}

export const headers = actionHeaders

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: false }, page)
}

export default function NewsletterPage({ loaderData: { copy, form }, actionData }: Route.ComponentProps) {
  return (
    <>
      <TokenFrame className="pale newsletter-page" title={copy.title} text={copy.lead}>
        <Island name="NewsletterForm" props={{ variant: 'block', copy: form, outcome: actionData }} />
      </TokenFrame>
      <Section className="newsletter-page-steps white" split>
        <h2>{copy.stepsTitle}</h2>
        <ol className="ruled">
          {copy.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
