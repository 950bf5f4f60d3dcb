import { useState } from 'react'
import { callBackend } from '#app/lib/backend-client.ts'
import { fill } from '#app/lib/fill.ts'
import { reasonFor, useFormCopy } from '#app/lib/form-copy.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { Button } from '#app/ui/button.tsx'
import { calls } from '#contract/calls.ts'
import type { Language } from '#contract/language.ts'
import type { LinkedinDrafts } from '#contract/linkedin-drafts.ts'
import { DraftSheet } from './draft-sheet.tsx'
import { type Brief, draftCount } from './drafts.ts'
import type { PostCopy } from './post-copy.ts'

type ModelDraftsProps = {
  /** Nothing while something is missing in it. */
  brief: Brief | undefined
  postLanguage: Language
  copy: PostCopy
  /** Of the page. */
  language: Language
}

type Written = { texts: string[]; language: Language }

/** A model takes longer than any other call; the server itself gives up after 25 s. */
const patienceMs = 30_000

/** Further drafts by the server's language model. Only where one is connected, which the page learns from its head. */
export function ModelDrafts({ brief, postLanguage, copy, language }: ModelDraftsProps) {
  const words = copy.model
  const formWords = useFormCopy()
  const isOffered = useHydrated() && isModelConnected()
  const [isAsking, setIsAsking] = useState(false)
  const [written, setWritten] = useState<Written>()
  const [problem, setProblem] = useState('')
  if (!isOffered) return null

  const ask = async () => {
    setIsAsking(true)
    setProblem('')
    const result = await callBackend(
      calls.linkedinDrafts,
      await sanitised({ ...brief, language: postLanguage }),
      patienceMs,
    )
    setIsAsking(false)
    if (result.ok) setWritten({ texts: (result.data as LinkedinDrafts).drafts, language: postLanguage })
    else setProblem(result.code === 'model_busy' ? words.busy : (reasonFor(result, formWords) ?? words.failed))
  }
  const news = isAsking ? words.asking : problem || (written ? fill(words.done, { n: written.texts.length }) : '')
  return (
    <section className="post-model" aria-label={words.title}>
      <h2 className="tool-title">{words.title}</h2>
      <p>{words.note}</p>
      <div className="actions">
        <Button type="button" look="second" disabled={!brief || isAsking} onClick={ask}>
          {words.ask}
        </Button>
      </div>
      <p className="note" role="status">
        {news}
      </p>
      {written && (
        <ol className="post-drafts" lang={written.language === language ? undefined : written.language}>
          {written.texts.map((text, place) => (
            <li key={text}>
              <DraftSheet
                draft={{ id: text, name: words.name, hook: text.split('\n\n')[0] ?? '', text }}
                number={draftCount + place + 1}
                copy={copy}
                language={language}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** As the contract reads it; as it was typed when the contract cannot be had, because the server repeats every rule. */
async function sanitised(typed: object): Promise<object> {
  const contract = await import('#contract/linkedin-drafts.ts').catch(() => undefined)
  return contract?.draftBrief.safeParse(typed).data ?? typed
}

function isModelConnected(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="language-model"]')?.content === 'connected'
}
