import type { DocumentOf } from '#content/catalogue.ts'
import { Decision, Grille, Ink, Posting } from '../parts.tsx'
import {
  type DrawingProps,
  Journal,
  JournalSlip,
  Lead,
  NarrowFrame,
  type NarrowProps,
  Sure,
  WideFrame,
} from './article-parts.tsx'

type Labels = DocumentOf<'blog'>['drawings']['anyArticle']

/** For an article without a drawing of its own: a document is read, a person decides, and what comes of it adds up. */
export function AnyArticleWide({ labels, alt }: DrawingProps<Labels>) {
  return (
    <WideFrame alt={alt && labels.alt} from={80} to={1542}>
      <path d="M80 40h380v358H80z" fill="var(--ds)" />
      <path d="M112 76h170v22H112z" fill="var(--di)" />
      <Ink d="M112 130h316M112 152h316M112 174h240M112 262h316M112 284h200M112 338h316M112 360h280" />
      <path d="M112 204h316v28H112z" fill="var(--dcs)" />
      <Lead d="M428 218h90a40 40 0 0 0 40-40V92a40 40 0 0 1 40-40h72a40 40 0 0 1 40 40v48" cx={428} cy={218} />
      <path d="M590 140h260v258H590z" fill="var(--da)" />
      <Grille x={620} y={172} columns={12} rows={5} pitch={18.2} dot={5.2} />
      <Sure x={618} y={288} />
      <Sure x={666} y={288} />
      <Sure x={714} y={288} />
      <Decision cx={808} cy={360} r={12} />
      <Journal x={980} y={228} debit={labels.debit} credit={labels.credit} />
      <Posting x={1470} y={326} />
    </WideFrame>
  )
}

export function AnyArticleNarrow({ labels, alt, grounded }: NarrowProps<Labels>) {
  return (
    <NarrowFrame alt={alt && labels.alt} grounded={grounded}>
      <path d="M12 72h124v164H12z" fill="var(--ds)" />
      <path d="M26 90h58v10H26z" fill="var(--di)" />
      <Ink d="M26 116h96M26 128h96M26 140h70M26 186h96M26 198h60M26 216h96" />
      <path d="M26 154h96v16H26z" fill="var(--dcs)" />
      <Lead d="M122 162h52" cx={122} cy={162} />
      <path d="M164 52h140v220H164z" fill="var(--da)" />
      <Grille x={182} y={74} columns={8} rows={4} pitch={15} dot={4.8} />
      <path d="M182 150h30v12h-30zM220 150h30v12h-30zM258 150h30v12h-30z" fill="var(--dc)" />
      <Decision cx={282} cy={217} r={9} />
      <JournalSlip x={324} y={142} />
    </NarrowFrame>
  )
}
