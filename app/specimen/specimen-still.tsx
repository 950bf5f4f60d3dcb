import type { SpecimenProps } from './specimen.tsx'
import { SpecimenBank } from './specimen-bank.tsx'
import { SpecimenEffects } from './specimen-effects.tsx'
import { SpecimenProposal } from './specimen-proposal.tsx'
import { approveOpen, letBankPay } from './specimen-session.ts'

/** The same without scripts: the proposal with its key as a drawing, and beside it what follows once somebody has pressed it. */
export function SpecimenStill({ start, words, language }: SpecimenProps) {
  const posted = approveOpen(start)
  const settled = letBankPay(posted, { payment: words.paymentText, reversal: words.tool.reversal })
  return (
    <>
      <SpecimenProposal session={start} words={words} />
      <SpecimenEffects start={start} session={posted} words={words} language={language} />
      <SpecimenBank start={start} session={settled} words={words} language={language} />
    </>
  )
}
