import { z } from 'zod/mini'

const text = z.optional(z.nullable(z.string()))
const number = z.optional(z.nullable(z.number()))

/** `application/csp-report`: what `report-uri` makes every browser send. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': number,
    'script-sample': text,
    disposition: text,
  }),
})

/** `application/reports+json` (Reporting API): what `report-to` makes browsers send, several at once. No browser sends as many. */
const mostReports = 50
const batch = z.array(z.object({ type: z.string(), body: z.nullable(z.unknown()) }))

const batchBody = z.object({
  documentURL: z.string(),
  effectiveDirective: text,
  blockedURL: text,
  sourceFile: text,
  lineNumber: number,
  sample: text,
  disposition: text,
})

/** One violation of the content security policy, as a browser tells it. */
export type Violation = {
  document: string
  directive: string
  blocked: string
  source: string
  line: number | undefined
  sample: string
  disposition: string
}

/** The violations in a report of either kind; undefined when it is neither. Reports about other things are left out. */
export function readViolations(report: unknown): Violation[] | undefined {
  const one = single.safeParse(report)
  if (one.success) {
    const body = one.data['csp-report']
    return [
      {
        document: body['document-uri'],
        directive: body['effective-directive'] || body['violated-directive'] || '',
        blocked: body['blocked-uri'] ?? '',
        source: body['source-file'] ?? '',
        line: body['line-number'] ?? undefined,
        sample: body['script-sample'] ?? '',
        disposition: body.disposition ?? '',
      },
    ]
  }
  const several = batch.safeParse(Array.isArray(report) ? report.slice(0, mostReports) : report)
  if (!several.success) return undefined
  return several.data.flatMap(({ type, body }) => {
    const parsed = type === 'csp-violation' ? batchBody.safeParse(body) : undefined
    return parsed?.success ? [fromBatch(parsed.data)] : []
  })
}

function fromBatch(body: z.infer<typeof batchBody>): Violation {
  return {
    document: body.documentURL,
    directive: body.effectiveDirective ?? '',
    blocked: body.blockedURL ?? '',
    source: body.sourceFile ?? '',
    line: body.lineNumber ?? undefined,
    sample: body.sample ?? '',
    disposition: body.disposition ?? '',
  }
}
