import type { ComponentType } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import { AccountingPathNarrow, AccountingPathWide } from './accounting-path.tsx'
import { AnyArticleNarrow, AnyArticleWide } from './any-article.tsx'
import type { DrawingProps, NarrowProps } from './article-parts.tsx'
import { QrBillNarrow, QrBillWide } from './qr-bill.tsx'
import { SmeTimelineNarrow, SmeTimelineWide } from './sme-timeline.tsx'
import { SoftwareComparisonNarrow, SoftwareComparisonWide } from './software-comparison.tsx'
import { TimeSavedNarrow, TimeSavedWide } from './time-saved.tsx'

type Labels = DocumentOf<'blog'>['drawings']

type ArticleDrawingProps = {
  /** Of the article; a name without a drawing of its own gets the one that suits any. */
  slug: string
  labels: Labels
  form: 'wide' | 'narrow'
  /** What it shows, in words; leave it out where equal text stands beside. */
  alt?: string
  grounded?: boolean
}

const drawn: {
  [Name in keyof Labels]: [ComponentType<DrawingProps<Labels[Name]>>, ComponentType<NarrowProps<Labels[Name]>>]
} = {
  'bexio-vs-abacus-comparison': [SoftwareComparisonWide, SoftwareComparisonNarrow],
  'schweizer-kmu-digitalisierung-2025': [SmeTimelineWide, SmeTimelineNarrow],
  'swiss-sme-accounting-automation': [AccountingPathWide, AccountingPathNarrow],
  'finance-ai-zeitersparnis-finanzabteilung': [TimeSavedWide, TimeSavedNarrow],
  'qr-rechnung-automation-schweiz': [QrBillWide, QrBillNarrow],
  anyArticle: [AnyArticleWide, AnyArticleNarrow],
}

/**
 * The drawing of an article, or one that suits any. A new article may add its own here, and its lettering to
 * `content/{de,en}/blog.yaml`.
 */
export function ArticleDrawing({ slug, labels, form, ...given }: ArticleDrawingProps) {
  const name = (Object.hasOwn(drawn, slug) ? slug : 'anyArticle') as keyof Labels
  const Drawing = drawn[name][form === 'wide' ? 0 : 1] as ComponentType<NarrowProps<unknown>>
  return <Drawing {...given} labels={labels[name]} />
}
