import { data, redirect } from 'react-router'
import { type Language, languages } from '#contract/language.ts'
import type { ReleaseRequest } from '#server/newsletter/drafts/release.ts'
import type { SaveOutcome } from '#server/newsletter/drafts/service.ts'
import type { Access } from '../../access.server.ts'
import { answered } from '../../answered.ts'
import type { IssueAnswer } from './data.ts'

/** Acts that start or stop the sending of letters: for members who may release, after the passkey was asked for again. */
export const sendingActs = ['release', 'give-back', 'withdraw', 'pause', 'resume', 'cancel']

/** Does what a form of an issue's page asks for. */
export async function actOn(desk: Access, id: string, form: FormData): Promise<IssueAnswer | Response> {
  const { drafts, release, issueControl } = desk.services
  const language = languageIn(form)
  const revision = () => revisionIn(form.get('revision'))
  switch (form.get('act')) {
    case 'save':
      return saved(desk, 'kept', await drafts.save(id, language, typedIn(form), revision()))
    case 'restore':
      return saved(desk, 'restored', await drafts.restore(id, String(form.get('version')), revision()))
    case 'settings':
      return answered(await drafts.change(id, settingsIn(form)), 'changed')
    case 'add-language': {
      const added = await drafts.addLanguage(id, language)
      // Whoever adds a language goes on in it.
      return added.ok ? redirect(`/newsletter/issues/${id}?language=${language}`) : { problem: added.problem }
    }
    case 'remove-language':
      return answered(await drafts.removeLanguage(id, language), 'changed')
    case 'remove': {
      const removed = await drafts.remove(id)
      return removed.ok ? redirect('/newsletter') : { problem: removed.problem }
    }
    case 'test':
      return tested(desk, id)
    case 'check':
      return { did: 'checked' }
    case 'ask':
      return answered(await release.ask(id, requestIn(form)), 'released')
    case 'release':
      return answered(await release.release(id, requestIn(form)), 'released')
    case 'give-back':
      return answered(await release.giveBack(id, String(form.get('answer') ?? '').trim()), 'released')
    case 'withdraw':
      return answered(await release.withdraw(id), 'released')
    case 'pause':
    case 'resume':
    case 'cancel': {
      const found = await drafts.find(id)
      if (!found) return { problem: 'unknown' }
      const act = form.get('act') as 'pause' | 'resume' | 'cancel'
      return answered(await issueControl[act](found.draft.slug), 'changed')
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
  return mode ? { did: 'tested', mode } : { problem: 'unknown' }
}

async function saved(desk: Access, did: 'kept' | 'restored', outcome: SaveOutcome): Promise<IssueAnswer> {
  if (outcome.ok) {
    const { language, revision } = outcome.text
    return { did, language, revision }
  }
  if (outcome.problem !== 'changed_meanwhile') return { problem: outcome.problem }
  const { subject, preheader, title, body, revision, saved_by } = outcome.text
  const names = await desk.services.drafts.memberNames()
  const by = (saved_by && names.get(saved_by)) ?? null
  return { problem: 'changed_meanwhile', by, text: { subject, preheader, title, body, revision } }
}

function languageIn(form: FormData): Language {
  const language = languages.find((known) => known === (form.get('language') ?? 'de'))
  if (!language) throw data('bad request', 400)
  return language
}

function settingsIn(form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '')
  return { name: field('name'), slug: field('slug').trim(), isOneLanguage: form.has('isOneLanguage') }
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
