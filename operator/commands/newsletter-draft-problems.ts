import { fastestRate, type ReleaseOutcome } from '#server/newsletter/drafts/release.ts'
import type { SaveOutcome } from '#server/newsletter/drafts/service.ts'
import type { DraftTestOutcome } from '#server/newsletter/drafts/test-copy.ts'

type ProblemOf<Outcome> = Extract<Outcome, { ok: false; problem: string }>['problem']
type Problem = ProblemOf<SaveOutcome | ReleaseOutcome> | Exclude<ProblemOf<DraftTestOutcome>, 'not_sent'>

const problems: Record<Problem, string> = {
  unknown: 'it has gone meanwhile: newsletter draft list',
  slug_taken: 'another issue has this slug already',
  slug_invalid: 'a slug has small letters, digits and hyphens, at most 80 characters',
  name_missing: 'the file needs a subject',
  not_writing: 'it is released; take that back first: newsletter draft withdraw',
  too_long: 'the text is too long',
  changed_meanwhile: 'somebody changed it meanwhile: look at it again, and try again',
  wrong_state: 'it is not in the state for that: see its state in newsletter draft list',
  time_invalid: '--at takes a time such as "2026-12-01 07:30"; an hour is missing when the clocks go forward',
  time_past: 'that time has passed',
  rate_invalid: `--rate takes a whole number from 1 to ${fastestRate}`,
  suppressed: 'that address must not be mailed (bounce or complaint)',
  checks: 'the text has errors: newsletter draft check',
  unfinished: 'the text has errors: newsletter draft check',
}

/** Why nothing was done with a draft, and what to do about it. */
export function draftProblemText(problem: Problem): string {
  return problems[problem]
}
