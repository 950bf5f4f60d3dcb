import { data } from 'react-router'
import { LetterReply } from '#app/drawings/letter-reply.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { actionHeaders, answerInit, readFormPost } from '#app/lib/form-post.server.ts'
import { Island } from '#app/lib/island.tsx'
import { pageMeta } from '#app/lib/seo.ts'
import { moveWizard, readWizard, settleWizard, waitlistPayload } from '#app/sections/waitlist-wizard/wizard-state.ts'
import { Section } from '#app/ui/section.tsx'
import { refusals } from '#contract/refusal.ts'
import type { Route } from './+types/waitlist.ts'
import './waitlist.css'

export function loader({ request }: Route.LoaderArgs) {
  return { copy: copyFor(request, 'waitlist') }
}

/** Makes the move that the wizard makes by itself where scripts run. */
export async function action(post: Route.ActionArgs) {
  const { form, backend, meta, envelope } = await readFormPost(post)
  const wizard = readWizard(form)
  const places = await backend.tierAvailability()
  const tiers = places.ok ? places.tiers : undefined
  const moved = moveWizard(wizard, String(form.get('intent')))
  if (moved !== 'submit') return data({ state: moved, tiers }, moved.error ? 400 : 200)

  const result = await backend.joinWaitlist({ ...waitlistPayload(wizard.values), ...envelope }, meta)
  const answer = result.ok ? result : { ...result, message: refusals[result.code].message }
  return data({ state: settleWizard(wizard, answer), tiers }, answerInit(result))
}

export const headers = actionHeaders

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.page.meta, indexed: false }, page)
}

export default function WaitlistPage({ loaderData: { copy }, actionData }: Route.ComponentProps) {
  return (
    <Section className="waitlist-page pale">
      <div className="waitlist-page-words">
        <h1>{copy.page.title}</h1>
        <p className="lead">{copy.page.lead}</p>
      </div>
      <div className="waitlist-page-wizard">
        <Island
          name="WaitlistWizard"
          props={{ copy: copy.wizard, heading: 'h2', posted: actionData?.state, tiers: actionData?.tiers }}
        />
      </div>
      <div className="waitlist-page-drawing runs-on">
        <LetterReply label={copy.page.drawing} />
      </div>
    </Section>
  )
}
