import type { DocumentOf } from '#content/catalogue.ts'
import type { Route as SheetRoute } from '../+types/appointment.ts'
import type { Route as BlocksRoute } from '../+types/appointment-blocks.ts'
import type { Route as HoursRoute } from '../+types/appointment-hours.ts'
import type { Route as WeekRoute } from '../+types/appointments.ts'

/** What each page knows, as its loader answers. */
export type WeekData = WeekRoute.ComponentProps['loaderData']
export type AppointmentData = SheetRoute.ComponentProps['loaderData']
export type BlocksData = BlocksRoute.ComponentProps['loaderData']
export type HoursData = HoursRoute.ComponentProps['loaderData']

export type Words = DocumentOf<'desk/appointments'>

/** What the forms of an appointment's sheet answer. */
export type AppointmentAnswer =
  | { did: 'moved' | 'cancelled' | 'noted' | 'held' | 'no-show' | 'undone' }
  /** As it would go; nothing has changed. */
  | { letter: { subject: string; text: string } }
  /** `sequence`: of the appointment as it is now, where somebody else has changed it. */
  | { problem: keyof Words['problems']; sequence?: number }

/** What the forms of blocks answer. `booked`: appointments that stand in the time blocked. */
export type BlockAnswer =
  | {
      did: 'blocked'
      id: string
      name: string
      /** Its first. */
      day: string
      at: number
      booked: { id: string; name: string; time: string }[]
    }
  | {
      did: 'entered'
      id: string
      name: string
      start: string
      time: string
      at: number
      isInvited: boolean
      /** How many others are free then. */
      freeLeft: number
    }
  /** `place`: the field in which something is wrong. */
  | { refused: string; place?: string }
  | { did: 'unblocked' | 'not-entered' }
  | { problem: keyof Words['problems'] }

/** What the forms of hours and calendars answer. */
export type HoursAnswer =
  | { did: 'set' }
  | { did: 'made'; url: string }
  | { did: 'revoked' }
  | { problem: keyof Words['hours']['problems'] }
  | { stale: true }
