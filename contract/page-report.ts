import { z } from 'zod/mini'

export const devices = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof devices)[number]

/** What a visitor may do on a page that is counted. A form's sending is counted by the server itself. */
const countedActs = [
  'touch booking',
  'touch telephone',
  'touch mail',
  'touch linkedin',
  'tool used',
  'search answered',
  'search unanswered',
  'form contact seen',
  'form contact begun',
  'form contact refused',
  'form newsletter seen',
  'form newsletter begun',
  'form newsletter refused',
  'form waitlist seen',
  'form waitlist begun',
  'form waitlist refused',
  'form appointment seen',
  'form appointment begun',
  'form appointment refused',
] as const
export type CountedAct = (typeof countedActs)[number]

const tag = z.optional(z.string().check(z.maxLength(100)))

/**
 * POST /functions/v1/page-report. Once for each page that was shown, with `view`; once more when it is left, if something was
 * done on it. Nothing in it says who the visitor is.
 */
export const pageReport = z.object({
  path: z.string().check(z.maxLength(300), z.startsWith('/')),
  device: z.enum(devices),
  view: z.optional(
    z.object({
      /** Host of the page before; `own` for one of this site, empty when there was none. */
      from: z.string().check(z.maxLength(100)),
      source: tag,
      medium: tag,
      campaign: tag,
    }),
  ),
  acts: z.optional(z.partialRecord(z.enum(countedActs), z.int().check(z.minimum(1), z.maximum(50)))),
  /** Core Web Vitals as this reader had them: LCP and INP in milliseconds, CLS without a unit. */
  vitals: z.optional(
    z.object({
      lcp: z.optional(z.number().check(z.minimum(0), z.maximum(120_000))),
      inp: z.optional(z.number().check(z.minimum(0), z.maximum(120_000))),
      cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    }),
  ),
})

export type PageReport = z.infer<typeof pageReport>
