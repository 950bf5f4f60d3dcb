/** Where a calendar asks for the appointments of a member of the team. */
export const calendarFeedPath = '/appointments.ics'
