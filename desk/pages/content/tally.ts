import type { DocumentOf } from '#content/catalogue.ts'
import { fill } from '../../fill.ts'
import type { Finding } from './findings.server.ts'

/** How much was found of each kind. */
export function tally(findings: readonly Finding[]): Record<Finding['level'], number> {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  return { error: count('error'), missing: count('missing'), hint: count('hint') }
}

/** The same in words, wherever it is told: `2 Fehler, 1 Hinweis`. */
export function tallyText(findings: readonly Finding[], { checks }: DocumentOf<'desk/content'>): string {
  const { error, missing, hint } = tally(findings)
  return [
    error > 0 && counted(error, checks.errorsOne, checks.errors),
    missing > 0 && counted(missing, checks.missingOne, checks.missingMany),
    hint > 0 && counted(hint, checks.hintsOne, checks.hints),
  ]
    .filter(Boolean)
    .join(', ')
}

/** So many of something, in words that have another form for one. */
export function counted(count: number, one: string, many: string): string {
  return fill(count === 1 ? one : many, { count })
}
