import { data } from 'react-router'
import { backendContext, requestContext } from '#app/backend.server.ts'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { copyFor } from '#app/lib/copy.ts'
import { fill } from '#app/lib/fill.ts'
import { actionHeaders, answerInit, readFormPost, readTokenPost } from '#app/lib/form-post.server.ts'
import { Island } from '#app/lib/island.tsx'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/form-message.tsx'
import { clockTime } from '#contract/dates.ts'
import type { Route } from './+types/book-change.ts'
import { dayInSentence, isOfClosedDay, slotWeeks } from './slot-weeks.server.ts'
import './book.css'

/** Opening the page changes nothing: mail programs open links by themselves. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { change: copy, picker } = copyFor(request, 'book')
  const { pathname, searchParams } = new URL(request.url)
  const language = languageOfPath(pathname)
  const shared = { copy, picker }
  const token = searchParams.get('token') ?? ''
  if (!token || !context.get(requestContext)) return data({ ...shared, state: 'missing' as const })
  const outcome = await context.get(backendContext).ownAppointment(token)
  if (!outcome.ok) {
    const state = outcome.code === 'invalid' ? ('missing' as const) : ('failed' as const)
    return data({ ...shared, state }, state === 'failed' ? answerInit(outcome) : 200)
  }
  const { appointment, free } = outcome
  const when = { date: dayInSentence(appointment.start, language), time: clockTime(appointment.start, language) }
  const weeks = slotWeeks(free, picker, language, new Date())
  return data({ ...shared, state: appointment.status, when, weeks })
}

type Done = 'moved' | 'cancelled' | 'taken' | 'unchosen' | 'failed'
/** How a press of a button went, and the time that was chosen with it. */
type Posted = { done: Done; start?: string }

export async function action(post: Route.ActionArgs) {
  const { backend, token } = readTokenPost(post)
  const { form } = await readFormPost(post)
  if (form.get('do') === 'cancel') {
    const outcome = await backend.cancelAppointment(token)
    return data<Posted>({ done: outcome.ok ? 'cancelled' : 'failed' }, answerInit(outcome))
  }
  const start = String(form.get('start') ?? '')
  if (form.get('do') !== 'move' || !start || isOfClosedDay(form)) return data<Posted>({ done: 'unchosen', start }, 400)
  const outcome = await backend.moveAppointment(token, start)
  if (outcome.ok) return data<Posted>({ done: 'moved' })
  const isTaken = outcome.code === 'slot_taken' || outcome.fields?.start !== undefined
  return data<Posted>({ done: isTaken ? 'taken' : 'failed' }, answerInit(outcome))
}

export const headers = actionHeaders

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: false }, page)
}

export default function BookChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, picker, state } = loaderData
  if (!('when' in loaderData)) {
    return state === 'failed' ? <OneThing {...copy.failed} /> : <OneThing {...copy.missing} to="/contact" />
  }
  if (state === 'cancelled') return <OneThing {...copy.cancelled} to="/book" />
  if (state === 'past') return <OneThing {...copy.past} to="/book" />
  const { when, weeks } = loaderData
  const { done, start } = actionData ?? {}
  if (done === 'moved') return <OneThing title={copy.moved.title} text={fill(copy.moved.text, when)} />
  return (
    <section className="book paper">
      <div className="grid">
        <h1>{copy.title}</h1>
        <p className="lead book-lead">{fill(copy.when, when)}</p>
        <div className="book-sheet white">
          {done === 'taken' && <FormMessage kind="error" text={copy.taken} />}
          {done === 'unchosen' && <FormMessage kind="error" text={copy.unchosen} />}
          {done === 'failed' && <FormMessage kind="error" title={copy.failed.title} text={copy.failed.text} />}
          <form method="post">
            <h2 className="book-change-title plain-title">{copy.move.title}</h2>
            <p>{weeks.length > 0 ? copy.move.lead : copy.nothingFree}</p>
            {weeks.length > 0 && (
              <>
                <Island
                  name="SlotPicker"
                  props={{ id: 'change-start', copy: picker, weeks, ...(start && { chosen: start }) }}
                />
                <p className="actions">
                  <Button name="do" value="move">
                    {copy.move.button}
                  </Button>
                </p>
              </>
            )}
          </form>
          <form className="book-close" method="post">
            <h2 className="book-change-title plain-title">{copy.cancel.title}</h2>
            <p>{copy.cancel.lead}</p>
            <p className="actions">
              <Button look="second" name="do" value="cancel">
                {copy.cancel.button}
              </Button>
            </p>
          </form>
        </div>
      </div>
    </section>
  )
}

/** A page that says one thing, and where to go from there. */
function OneThing({ title, text, button, to }: { title: string; text: string; button?: string; to?: string }) {
  return (
    <section className="book paper">
      <div className="grid">
        <h1>{title}</h1>
        <div className="book-lead">
          <p className="lead">{text}</p>
          {button && to && (
            <p className="actions">
              <ButtonLink to={{ href: to, label: button }} />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
