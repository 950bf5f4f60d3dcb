import type { Language } from '#contract/language.ts'
import type { Route } from '../+types/newsletter-issue.ts'

/** What the page knows, as its loader answers. */
export type IssueData = Route.ComponentProps['loaderData']

export type IssueText = IssueData['texts'][number]

/** What is typed. */
export type Typed = Pick<IssueText, 'subject' | 'preheader' | 'title' | 'body'>

/** What the forms of the page answer. */
export type IssueAnswer =
  | { did: 'kept' | 'restored'; language: Language; revision: number }
  | { did: 'changed' | 'checked' | 'released' }
  | { did: 'tested'; mode: 'smtp' | 'file' }
  /** Somebody else has saved since: what stands there now. */
  | { problem: 'changed_meanwhile'; by: string | null; text: Typed & { revision: number } }
  | { problem: string; reason?: string; language?: Language }
