import { z } from 'zod'

/** What we use of `npm audit --json`. Under `via`, a text names another package of the report; an object is an advisory. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ url: z.string(), title: z.string(), severity: z.string(), range: z.string() }),
        ]),
      ),
    }),
  ),
})

/** An advisory that we have looked at and live with, for a while and for a reason. */
export const allowance = z.strictObject({
  /** Its name, such as GHSA-xxxx-xxxx-xxxx. */
  advisory: z.string(),
  /** Last day, YYYY-MM-DD. */
  until: z.iso.date(),
  why: z.string().min(20),
})

export type Allowance = z.infer<typeof allowance>

export type Verdict =
  /** The registry gave no answer that could be read: nothing is known, which is no fault of the code. */
  { kind: 'unknown'; reason: string } | { kind: 'known'; forbidden: string[]; allowed: string[]; unused: string[] }

/**
 * Reads what `npm audit --json` printed. Every advisory counts, whatever its severity, unless it is allowed.
 * @param today YYYY-MM-DD
 */
export function judge(printed: string, allowances: Allowance[], today: string): Verdict {
  const parsed = report.safeParse(parseJson(printed))
  if (!parsed.success) return { kind: 'unknown', reason: reasonIn(printed) }
  const advisories = new Map(
    Object.entries(parsed.data.vulnerabilities).flatMap(([name, { via }]) =>
      via.flatMap((cause) =>
        typeof cause === 'string'
          ? []
          : [[idOf(cause.url), `${idOf(cause.url)} ${cause.severity} ${name} ${cause.range}: ${cause.title}`] as const],
      ),
    ),
  )
  const valid = new Set(allowances.filter(({ until }) => until >= today).map(({ advisory }) => advisory))
  const lines = (wanted: boolean) => [...advisories].filter(([id]) => valid.has(id) === wanted).map(([, line]) => line)
  return {
    kind: 'known',
    forbidden: lines(false),
    allowed: lines(true),
    unused: allowances.map(({ advisory }) => advisory).filter((advisory) => !advisories.has(advisory)),
  }
}

function idOf(url: string): string {
  return url.split('/').at(-1) ?? url
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonIn(printed: string): string {
  const told = z.object({ message: z.string() }).safeParse(parseJson(printed))
  return told.success ? told.data.message.replace(/https?:\/\/\S+/g, 'the registry') : 'no answer'
}
