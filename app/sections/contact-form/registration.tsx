import { useNow } from '#app/lib/use-now.ts'

/** An event that the form registers for. */
export type Registration = {
  id: string
  /** Title, date and time, as read. */
  text: string
  /** ISO 8601. */
  end: string
  /** When the page was rendered, milliseconds of the epoch. */
  shownAt: number
}

/** Says what the message registers for, and sends it along; nothing once the event is over. */
export function RegistrationLine({ registration, label }: { registration: Registration; label: string }) {
  const now = useNow(registration.shownAt)
  if (Date.parse(registration.end) <= now) return null
  return (
    <p>
      {label} <strong>{registration.text}</strong>
      <input type="hidden" name="event" value={registration.id} />
    </p>
  )
}
