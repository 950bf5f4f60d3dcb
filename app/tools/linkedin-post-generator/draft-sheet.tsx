import { useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { fill } from '#app/lib/fill.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { Language } from '#contract/language.ts'
import { characterCount } from '#contract/limits.ts'
import { postLimits } from '#contract/linkedin-post.ts'
import { formatNumber } from '../../payments/number-text.ts'
import { ToolLink } from '../tool-parts.tsx'
import type { Draft } from './drafts.ts'
import type { PostCopy } from './post-copy.ts'

type DraftSheetProps = { draft: Draft; number: number; copy: PostCopy; language: Language }

/** A draft with its opening set off: that is what a reader sees before opening the post. */
export function DraftSheet({ draft: { name, hook, text }, number, copy, language }: DraftSheetProps) {
  const [copied, setCopied] = useState<{ text: string; done: boolean }>()
  const outcome = copied?.text === text ? (copied.done ? copy.copied : copy.copyFailed) : ''
  const count = formatNumber(characterCount(text))
  return (
    <article className="post-draft">
      <h3 lang={language}>{fill(copy.draft, { n: number, name })}</h3>
      <p className="post-draft-hook">
        <Unbroken text={hook} />
      </p>
      <p className="post-draft-body">
        <Unbroken text={text.slice(hook.length).trim()} />
      </p>
      <div className="post-draft-foot" lang={language}>
        <p className="note">
          {fill(copy.count, { n: count, most: formatNumber(postLimits.post), shown: characterCount(hook) })}
        </p>
        <ToolLink onClick={async () => setCopied({ text, done: await copyText(text) })}>
          {copy.copy} <span className="visually-hidden">{fill(copy.copyWhich, { n: number })}</span>
        </ToolLink>
        <p className="post-draft-copied" role="status">
          {outcome}
        </p>
      </div>
    </article>
  )
}
