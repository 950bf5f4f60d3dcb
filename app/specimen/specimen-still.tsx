import type { SpecimenProps } from './specimen.tsx'
import { SpecimenProposal } from './specimen-proposal.tsx'
import { SpecimenRail } from './specimen-rail.tsx'
import { approveOpen, letBankPay } from './specimen-session.ts'
import { SpecimenStations } from './specimen-stations.tsx'

/** The same without scripts: the proposal with its button as a drawing, and below it what follows once somebody has pressed it. */
export function SpecimenStill({ start, words, language }: SpecimenProps) {
  const texts = { payment: words.paymentText, reversal: words.tool.reversal }
  const settled = letBankPay(approveOpen(start), texts)
  return (
    <>
      <SpecimenProposal session={start} words={words} />
      <SpecimenRail session={settled} words={words.rail} />
      <SpecimenStations start={start} session={settled} words={words} language={language} />
    </>
  )
}
