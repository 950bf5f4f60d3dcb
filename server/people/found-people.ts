/** Somebody of whom something is held: an address, and where it stands. */
export type FoundPerson = {
  email_key: string
  /** As a form told it last. */
  name: string | null
  /** When something last came from them, ISO 8601. */
  last_at: string
  enquiries: number
  appointments: number
  waitlist: number
  newsletter: number
}

/** `isMore`: there are more than `total`, which are not counted. */
export type FoundPeople = { rows: FoundPerson[]; total: number; isMore: boolean }
