import type { DocumentOf } from '#content/catalogue.ts'

/** Why a publication was refused at its time, in the words of the desk. What the checks said is told at the entry itself. */
export function refusalText(refusal: string | null, { problems }: DocumentOf<'desk/content'>): string {
  return problems[refusal ?? ''] ?? problems.checks ?? ''
}
