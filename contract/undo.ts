/** Milliseconds for which a reply waits before it leaves, and for which an enquiry's state can be taken back at the desk. */
export const undoMs = 30_000
