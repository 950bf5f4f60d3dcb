import type { RouterContextProvider } from 'react-router'
import { type Backend, backendContext, requestContext } from '#app/backend.server.ts'
import type { Language } from '#contract/language.ts'
import { type RefusalCode, refusals } from '#contract/refusal.ts'
import { languageOfPath } from './locale-path.ts'

type Post = { request: Request; context: Readonly<RouterContextProvider> }

/** What a page's action needs to serve a form that was posted without JavaScript, by the same services as the calls. */
export async function readFormPost({ request, context }: Post) {
  const facts = context.get(requestContext)
  if (!facts) throw new Error('Forms are posted to a running server only')
  const form = await request.formData()
  const language: Language = languageOfPath(new URL(request.url).pathname)
  const backend: Backend = context.get(backendContext)
  return { form, backend, meta: facts.meta, envelope: { language, website: String(form.get('website') ?? '') } }
}

/** How a page answers a post: 200, or the refusal's own status and when to come back. What is held has been taken for now: 202. */
export function answerInit(
  outcome: { ok: true } | { ok: false; code: RefusalCode; retryAfterSeconds?: number },
): ResponseInit {
  if (outcome.ok) return { status: 200 }
  const { code, retryAfterSeconds } = outcome
  if (code === 'held') return { status: 202 }
  const headers = retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) }
  return { status: refusals[code].status, headers }
}

/** For the `headers` of a page with a form: what its action says in headers is the document's. */
export function actionHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders
}

/** A button on the page behind a link in a mail: the token stands in the address that it posts to. */
export function readTokenPost({ request, context }: Post): { backend: Backend; token: string } {
  return { backend: context.get(backendContext), token: new URL(request.url).searchParams.get('token') ?? '' }
}

/** A refused token is one that was used, has expired or never was; all other refusals may pass. */
export function tokenStatus(outcome: { ok: true } | { ok: false; code: RefusalCode }): 'done' | 'expired' | 'failed' {
  if (outcome.ok) return 'done'
  return outcome.code === 'invalid' ? 'expired' : 'failed'
}
