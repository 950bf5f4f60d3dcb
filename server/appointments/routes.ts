import { Hono } from 'hono'
import { calls } from '#contract/calls.ts'
import { type CallEnv, sendOutcome, sendRefusal, sendRows } from '../requests/call.ts'
import type { Services } from '../services.ts'

export function appointmentRoutes(services: Pick<Services, 'freeAppointments' | 'bookAppointment'>): Hono<CallEnv> {
  return new Hono<CallEnv>()
    .post(calls.bookAppointment, async (c) =>
      sendOutcome(c, await services.bookAppointment(c.get('input'), c.get('meta'))),
    )
    .post(calls.freeAppointments, async (c) => {
      const outcome = await services.freeAppointments()
      return outcome.ok ? sendRows(c, outcome.slots) : sendRefusal(c, outcome)
    })
}
