import { inOneLine } from '#content/problem.ts'
import type { PublishOutcome } from '#server/documents/publish.ts'
import { whyBounds } from '#server/documents/publish-request.ts'
import type { Answer, Asked } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { awaitShown } from './content-shown.ts'

type Published = Extract<PublishOutcome, { ok: true }>

/** Waits until servers show what was published. @throws OperatorError where it was refused */
export async function shown(outcome: PublishOutcome, { context, say }: Asked): Promise<Answer> {
  if (!outcome.ok) throw new OperatorError(refusalText(outcome))
  say(`Publication ${outcome.publication}: ${outcome.documents.map(revisionText).join(', ')}`)
  const { text, servers, ms, failed } = await awaitShown(context, outcome.publication)
  return { text, json: { ...outcome, ms, servers }, failed }
}

function revisionText({ id, revision }: Published['documents'][number]): string {
  return revision === null ? `${id} as in the release` : `${id} revision ${revision}`
}

/** What keeps a publication from happening; faults one line each. */
export function refusalText(outcome: Extract<PublishOutcome, { ok: false }>): string {
  switch (outcome.problem) {
    case 'checks':
      return `Not published: ${outcome.findings.wrong.map(inOneLine).join('; ')}`
    case 'unknown':
      return `There is no document or publication ${outcome.id}`
    case 'unknown_revision':
      return `${outcome.id} has no revision ${outcome.revision}`
    case 'changed_meanwhile':
      return `${outcome.id} was changed meanwhile by ${outcome.by}`
    case 'unchanged':
      return 'Nothing is different from what is published'
    case 'bad_why':
      return `--why takes ${bounds()}`
    case 'bad_redirect':
      return '--redirect takes a path of this site, such as /blog/another'
    case 'busy':
      return 'Others publish at the moment: try again'
  }
}

/** What a reason has to be. */
export function bounds(): string {
  return `${whyBounds.min} to ${whyBounds.max} characters, no address`
}
