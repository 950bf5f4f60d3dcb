import {
  asChecked,
  hasMarkup,
  hasOnlyGivenAddresses,
  hasOnlyGivenFigures,
  leaks,
} from '#assistant/model/written-text.ts'
import { characterCount } from '#contract/limits.ts'
import type { DraftBrief } from '#contract/linkedin-drafts.ts'
import { postLimits } from '#contract/linkedin-post.ts'
import { type DraftPrompt, draftMark } from './prompt.ts'

/** Most drafts that one answer is taken for. */
const mostDrafts = 3

/**
 * The drafts in what a model wrote that may be shown: within LinkedIn's limits, nothing of the rules, no link, address or
 * figure that the brief does not have, no markup. The others are left out.
 */
export function usableDrafts(written: string, brief: DraftBrief, prompt: DraftPrompt): string[] {
  const given = asChecked([brief.topic, brief.audience, brief.point, brief.call].filter(Boolean).join('\n'))
  const drafts = written.split(new RegExp(`^\\s*${draftMark}\\s*$`, 'm')).map((text) => tidy(text, brief))
  return [...new Set(drafts)].filter((text) => isUsable(text, given, prompt)).slice(0, mostDrafts)
}

/** Paragraphs stand one empty line apart, and no ß stands in a Swiss text. */
function tidy(text: string, { language }: DraftBrief): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/(?<![ \t])[ \t]+$/gm, '')
  const paragraphs = lines.replace(/\n{3,}/g, '\n\n').trim()
  return language === 'de' ? paragraphs.replaceAll('ß', 'ss') : paragraphs
}

function isUsable(draft: string, given: string, { system, secret }: DraftPrompt): boolean {
  const [opening = '', ...body] = draft.split('\n\n')
  const isOfLength = characterCount(opening) <= postLimits.shown && characterCount(draft) < postLimits.post
  if (body.length === 0 || !isOfLength) return false
  const text = asChecked(draft)
  return (
    !text.includes(secret) &&
    !hasMarkup(text) &&
    links(text).every((link) => given.includes(link)) &&
    hasOnlyGivenAddresses(text, given) &&
    hasOnlyGivenFigures(text, given) &&
    !leaks(text, system)
  )
}

function links(text: string): string[] {
  return (text.match(/(?:(?<![a-z])[a-z]+:\/\/|\bwww\.)\S+/gi) ?? []).map((link) =>
    link.replace(/(?<![.,;:!?)»”"])[.,;:!?)»”"]+$/, ''),
  )
}
