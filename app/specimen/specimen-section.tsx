import { GoLink } from '#app/layout/go-link.tsx'
import { fill } from '#app/lib/fill.ts'
import { Island } from '#app/lib/island.tsx'
import type { PostingCopy } from '#app/tools/posting/posting-copy.ts'
import { money } from '#app/tools/posting/posting-words.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import type { SpecimenProps } from './specimen.tsx'
import { SpecimenBank } from './specimen-bank.tsx'
import pictureDe from './specimen-bill.de.svg?url&no-inline'
import pictureEn from './specimen-bill.en.svg?url&no-inline'
import { SpecimenEffects } from './specimen-effects.tsx'
import { SpecimenFacts, SpecimenShort } from './specimen-facts.tsx'
import { SpecimenProposal } from './specimen-proposal.tsx'
import { approveOpen, letBankPay, openItem } from './specimen-session.ts'

export type SpecimenSectionProps = SpecimenProps & {
  copy: Pick<DocumentOf<'specimen'>, 'title' | 'bill' | 'read' | 'own'>
  facts: PostingCopy['facts']
}

/** The bills as they are drawn from their data (specimen-bill.test.tsx), as files of their own. */
const pictures = { de: pictureDe, en: pictureEn }

/**
 * One bill on both sides of a decision: read and proposed, then posted, and the key on the joint between them. The bill, which opens whole, and what was
 * read from it never change, and lie in the page as they are; what the visitor decides is an island. Without scripts the same parts stand filled in, as stills.
 */
export function SpecimenSection({ copy, facts, ...specimen }: SpecimenSectionProps) {
  const { invoice } = openItem(specimen.start)
  const { creditor, amount, currency } = invoice.code
  const picture = pictures[specimen.language]
  const label = fill(copy.bill.label, { name: creditor.name, amount: money(amount ?? 0, currency) })
  return (
    <section className="specimen" aria-labelledby="specimen-title">
      <h2 className="visually-hidden" id="specimen-title">
        {copy.title}
      </h2>
      <div className="specimen-read ink">
        <button type="button" popoverTarget="specimen-bill" popoverTargetAction="show">
          <img src={picture} width={148} height={105} alt="" loading="lazy" />
          <span>
            {copy.bill.title} <small>{copy.bill.note}</small> <u>{copy.bill.open}</u>
          </span>
        </button>
        <h3>
          {facts.title} <span>{copy.read.note}</span>
        </h3>
        <SpecimenShort invoice={invoice} copy={copy.read} words={facts} />
      </div>
      <div id="specimen-bill" className="specimen-bill pale" popover="auto" role="dialog" aria-label={copy.bill.title}>
        <button
          type="button"
          className="close-button"
          popoverTarget="specimen-bill"
          popoverTargetAction="hide"
          aria-label={copy.bill.close}
        />
        <img src={picture} width={148} height={105} alt={label} loading="lazy" />
        <SpecimenFacts invoice={invoice} copy={copy.read} words={facts} language={specimen.language} />
      </div>
      <Island name="Specimen" props={specimen} />
      <noscript>
        <SpecimenStill {...specimen} />
      </noscript>
      <p className="specimen-own small">
        <GoLink to={copy.own.link} /> <span>{copy.own.text}</span>
      </p>
    </section>
  )
}

/** The same without scripts: the proposal with its key as a drawing, and beside it what follows once somebody has pressed it. */
function SpecimenStill({ start, words, language }: SpecimenProps) {
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
