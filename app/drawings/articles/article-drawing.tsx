import type { ReactNode } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'
import { AccountingPathNarrow, AccountingPathWide } from './accounting-path.tsx'
import { AnyArticleNarrow, AnyArticleWide } from './any-article.tsx'
import { QrBillNarrow, QrBillWide } from './qr-bill.tsx'
import { SmeTimelineNarrow, SmeTimelineWide } from './sme-timeline.tsx'
import { SoftwareComparisonNarrow, SoftwareComparisonWide } from './software-comparison.tsx'
import { TimeSavedNarrow, TimeSavedWide } from './time-saved.tsx'

type ArticleDrawingProps = {
  /** Of the article; a name without a drawing of its own gets the one that suits any. */
  slug: string
  labels: DocumentOf<'blog'>['drawings']
  form: 'wide' | 'narrow'
  /** What it shows, in words; leave it out where equal text stands beside. */
  alt?: string
  grounded?: boolean
}

/**
 * The drawing of an article, or one that suits any. A new article may add its own here, and its lettering to
 * `content/{de,en}/blog.yaml`.
 */
export function ArticleDrawing({ slug, labels, form, ...given }: ArticleDrawingProps): ReactNode {
  const isWide = form === 'wide'
  switch (slug) {
    case 'bexio-vs-abacus-comparison': {
      const props = { ...given, labels: labels[slug] }
      return isWide ? <SoftwareComparisonWide {...props} /> : <SoftwareComparisonNarrow {...props} />
    }
    case 'schweizer-kmu-digitalisierung-2025': {
      const props = { ...given, labels: labels[slug] }
      return isWide ? <SmeTimelineWide {...props} /> : <SmeTimelineNarrow {...props} />
    }
    case 'swiss-sme-accounting-automation': {
      const props = { ...given, labels: labels[slug] }
      return isWide ? <AccountingPathWide {...props} /> : <AccountingPathNarrow {...props} />
    }
    case 'finance-ai-zeitersparnis-finanzabteilung': {
      const props = { ...given, labels: labels[slug] }
      return isWide ? <TimeSavedWide {...props} /> : <TimeSavedNarrow {...props} />
    }
    case 'qr-rechnung-automation-schweiz': {
      const props = { ...given, labels: labels[slug] }
      return isWide ? <QrBillWide {...props} /> : <QrBillNarrow {...props} />
    }
    default: {
      const props = { ...given, labels: labels.anyArticle }
      return isWide ? <AnyArticleWide {...props} /> : <AnyArticleNarrow {...props} />
    }
  }
}
