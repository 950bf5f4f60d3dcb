import { z } from 'zod/mini'

/** POST /functions/v1/security-monitor/log-event. Everything but the type is optional. */
export const securityEvent = z.object({
  event_type: z.string().check(z.minLength(1), z.maxLength(100)),
  user_identifier: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  ip_address: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  user_agent: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
  event_data: z.optional(z.unknown()),
  /** Accepted and ignored: the table below decides. */
  severity: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
})

export type SecurityEvent = z.infer<typeof securityEvent>
