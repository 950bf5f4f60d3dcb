/** Milliseconds for which a reply or the invitation to an appointment waits before it leaves, and for which an enquiry's state can be taken back at the desk. */
export const undoMs = 30_000
