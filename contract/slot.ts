import { z } from 'zod/mini'

/** A time at which a conversation can take place: ISO 8601 in UTC. POST /rest/v1/rpc/get_free_appointments answers a list of these. */
const slotSchema = z.object({ start: z.iso.datetime(), end: z.iso.datetime() })
export const slotsSchema = z.array(slotSchema)

export type Slot = z.infer<typeof slotSchema>
