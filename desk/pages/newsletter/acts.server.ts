import { data, redirect } from 'react-router'
import { type Language, languages } from '#contract/language.ts'
import type { ReleaseOutcome, ReleaseRequest } from '#server/newsletter/drafts/release.ts'
import type { SaveOutcome } from '#server/newsletter/drafts/service.ts'
import type { Access } from '../../access.server.ts'
import type { IssueAnswer } from './data.ts'

/** Acts that start or stop the sending of letters: for members who may release, after the passkey was asked for again. */
export const sendingActs = ['release', 'give-back', 'withdraw', 'pause', 'resume', 'cancel']

/** Does what a form of an issue's page asks for. */
export async function actOn(desk: Access, id: string, form: FormData): Promise<IssueAnswer | Response> {
  const { drafts, release, issueControl } = desk.services
  const language = languageIn(form)
  switch (form.get('act')) {
    case 'save':
      return saved(desk, 'kept', await drafts.save(id, language, typedIn(form), revisionIn(form.get('revision'))))
    case 'restore':
      return saved(
        desk,
        'restored',
        await drafts.restore(id, String(form.get('version')), revisionIn(form.get('revision'))),
      )
    case 'settings':
      return changed(
        await drafts.change(id, {
          name: String(form.get('name') ?? ''),
          slug: String(form.get('slug') ?? '').trim(),
          isOneLanguage: form.has('isOneLanguage'),
        }),
      )
    case 'add-language':
      return addedLanguage(id, language, await drafts.addLanguage(id, language))
    case 'remove-language':
      return changed(await drafts.removeLanguage(id, language))
    case 'remove': {
      const removed = await drafts.remove(id)
      return removed.ok ? redirect('/newsletter') : { problem: removed.problem }
    }
    case 'test':
      return tested(desk, id)
    case 'check':
      return { did: 'checked', at: Date.now() }
    case 'ask':
      return decided(await release.ask(id, requestIn(form)))
    case 'release':
      return decided(await release.release(id, requestIn(form)))
    case 'give-back':
      return decided(await release.giveBack(id, String(form.get('answer') ?? '').trim()))
    case 'withdraw':
      return decided(await release.withdraw(id))
    case 'pause':
    case 'resume':
    case 'cancel': {
      const found = await drafts.find(id)
      if (!found) return { problem: 'unknown' }
      const act = form.get('act') as 'pause' | 'resume' | 'cancel'
      return changed(await issueControl[act](found.draft.slug))
    }
    default:
      throw data('bad request', 400)
  }
}

/** A copy of each language to whoever asks; ends at the first that cannot be sent. */
async function tested(desk: Access, id: string): Promise<IssueAnswer> {
  const texts = (await desk.services.drafts.find(id))?.texts ?? []
  let mode: 'smtp' | 'file' | undefined
  for (const { language } of texts) {
    const sent = await desk.services.release.test(id, language, desk.open.member.email)
    if (!sent.ok) return { problem: sent.problem, language, ...('reason' in sent && { reason: sent.reason }) }
    mode = sent.mode
  }
  return mode ? { did: 'tested', at: Date.now(), mode } : { problem: 'unknown' }
}

async function saved(desk: Access, did: 'kept' | 'restored', outcome: SaveOutcome): Promise<IssueAnswer> {
  if (outcome.ok) {
    const { language, revision } = outcome.text
    return { did, language, revision, at: Date.now() }
  }
  if (outcome.problem !== 'changed_meanwhile') return { problem: outcome.problem }
  const { subject, preheader, title, body, revision, saved_by } = outcome.text
  const names = await desk.services.drafts.memberNames()
  const by = (saved_by && names.get(saved_by)) ?? null
  return { problem: 'changed_meanwhile', by, text: { subject, preheader, title, body, revision } }
}

function changed(outcome: { ok: true } | { ok: false; problem: string }): IssueAnswer {
  return outcome.ok ? { did: 'changed', at: Date.now() } : { problem: outcome.problem }
}

/** Whoever adds a language goes on in it. */
function addedLanguage(id: string, language: Language, outcome: Parameters<typeof changed>[0]): IssueAnswer | Response {
  return outcome.ok ? redirect(`/newsletter/issues/${id}?language=${language}`) : changed(outcome)
}

function decided(outcome: ReleaseOutcome): IssueAnswer {
  return outcome.ok ? { did: 'released', at: Date.now() } : { problem: outcome.problem }
}

function languageIn(form: FormData): Language {
  const language = languages.find((known) => known === (form.get('language') ?? 'de'))
  if (!language) throw data('bad request', 400)
  return language
}

/** Forms send line ends as CR LF. */
function typedIn(form: FormData) {
  const line = (name: string) => String(form.get(name) ?? '').replace(/[\r\n]+/g, ' ')
  return {
    subject: line('subject'),
    preheader: line('preheader'),
    title: line('title'),
    body: String(form.get('body') ?? '').replace(/\r\n?/g, '\n'),
  }
}

/** A whole number that both stores can hold. */
function revisionIn(value: FormDataEntryValue | null): number {
  const revision = Number(value)
  if (value === null || !Number.isInteger(revision) || revision < 0 || revision >= 2 ** 31)
    throw data('bad request', 400)
  return revision
}

function requestIn(form: FormData): ReleaseRequest {
  const field = (name: string) => String(form.get(name) ?? '')
  const seen = languages.flatMap((language) =>
    form.has(`seen-${language}`) ? [[language, revisionIn(form.get(`seen-${language}`))] as const] : [],
  )
  return {
    at: form.get('when') === 'at' ? { day: field('day'), clock: field('clock'), zone: field('zone') } : 'now',
    perMinute: Number(field('rate')),
    seen: Object.fromEntries(seen),
  }
}
