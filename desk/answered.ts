type Outcome<Problem> = { ok: true } | { ok: false; problem: Problem }

/** What a form is answered: what was done, or why not. */
export function answered<Did extends string, Problem>(
  outcome: Outcome<Problem>,
  did: Did,
): { did: Did } | { problem: Problem } {
  return outcome.ok ? { did } : { problem: outcome.problem }
}
