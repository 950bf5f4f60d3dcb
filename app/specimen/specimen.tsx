import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PostingDecision } from '#app/posting/posting-lines.ts'
import { decide, refuse, type Session } from '#app/posting/session.ts'
import { useAnnouncement } from '#app/tools/posting/use-announcement.ts'
import type { Language } from '#contract/language.ts'
import { SpecimenBank } from './specimen-bank.tsx'
import { SpecimenEffects } from './specimen-effects.tsx'
import { SpecimenProposal } from './specimen-proposal.tsx'
import { approveOpen, type EntryTexts, letBankPay, openItem, takeBackOpen } from './specimen-session.ts'
import { approvalSpoken, changeSpoken, paymentSpoken, type SpecimenWords } from './specimen-words.ts'

export type SpecimenProps = {
  /** The books as the visitor finds them, with the open proposal. */
  start: Session
  words: SpecimenWords
  language: Language
}

/** The bill in the visitor's hands: proposal, decision, and what follows from it. The engine computes every figure. */
export function Specimen({ start, words, language }: SpecimenProps) {
  const [session, setSession] = useState(start)
  const [spoken, announce] = useAnnouncement()
  const decideButton = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const item = openItem(session)
  const texts: EntryTexts = { payment: words.paymentText, reversal: words.tool.reversal }

  const change = (decision: PostingDecision) => {
    const next = decide(session, item.id, decision)
    setSession(next)
    announce(changeSpoken(next, words))
  }
  /** The button that was pressed gives way to another: the focus goes on to what can be decided next. */
  const move = (next: Session, text: string, focused?: typeof decideButton) => {
    flushSync(() => setSession(next))
    announce(text)
    focused?.current?.focus()
  }
  const approve = () => {
    const next = approveOpen(session)
    if (next !== session) move(next, approvalSpoken(start, next, words, language))
  }
  const takeBack = () => {
    const number = item.approved?.entry
    const text = number === undefined ? words.spoken.broughtBack : words.spoken.takenBack
    move(takeBackOpen(session, texts), text.replace('{number}', String(number)), decideButton)
  }
  const release = () => {
    const next = letBankPay(session, texts)
    move(next, paymentSpoken(next, words, language))
  }

  return (
    <>
      <SpecimenProposal
        session={session}
        words={words}
        refs={{ decide: decideButton, back }}
        acts={{
          change,
          approve,
          refuse: () => move(refuse(session, item.id), words.spoken.refused, back),
          takeBack,
          startAgain: () => move(start, words.spoken.again, decideButton),
        }}
      />
      <SpecimenEffects start={start} session={session} words={words} language={language} />
      <SpecimenBank start={start} session={session} words={words} language={language} onRelease={release} />
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  )
}
